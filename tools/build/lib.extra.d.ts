// What Espruino 2v29 has beyond ES5, probed on the interpreter; make-lib.mjs appends it to the pruned library. Add nothing unprobed.
interface Array<T> {
  find(f: (v: T, i: number, a: T[]) => unknown): T | undefined;
  findIndex(f: (v: T, i: number, a: T[]) => unknown): number;
  includes(v: T, from?: number): boolean;
  fill(v: T, start?: number, end?: number): this;
}
interface ReadonlyArray<T> {
  find(f: (v: T, i: number, a: readonly T[]) => unknown): T | undefined;
  findIndex(f: (v: T, i: number, a: readonly T[]) => unknown): number;
  includes(v: T, from?: number): boolean;
}
interface ArrayConstructor {
  new <T>(n: number): T[];
}
interface String {
  padStart(n: number, s?: string): string;
  padEnd(n: number, s?: string): string;
  repeat(n: number): string;
  includes(s: string, from?: number): boolean;
  startsWith(s: string, from?: number): boolean;
  endsWith(s: string, len?: number): boolean;
  replaceAll(a: string, b: string): string;
}
interface ObjectConstructor {
  assign<T extends object, U>(t: T, u: U): T & U;
  assign(t: object, ...s: unknown[]): any;
  entries<T>(o: { [k: string]: T } | ArrayLike<T>): [string, T][];
  values<T>(o: { [k: string]: T } | ArrayLike<T>): T[];
  fromEntries<T>(e: [string, T][]): { [k: string]: T };
  setPrototypeOf(o: object, p: object | null): any;
}
interface Math {
  sign(x: number): number;
}
