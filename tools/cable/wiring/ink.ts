// The few shapes that a drawing of the wiring is made of, as SVG.

export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

type Style = { size?: number; anchor?: 'start' | 'middle' | 'end'; weight?: number; fill?: string };

export function words(
  x: number,
  y: number,
  text: string,
  { size = 14, anchor = 'start', weight = 400, fill = '#1c1f24' }: Style = {},
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, stroke: string, round = 8): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`;
}

export const line = (path: string, colour: string) =>
  `<path d="${path}" fill="none" stroke="#ffffff" stroke-width="7"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="3.5" stroke-linecap="round"/>`;

export const dot = (x: number, y: number, colour: string) => `<circle cx="${x}" cy="${y}" r="5" fill="${colour}"/>`;
