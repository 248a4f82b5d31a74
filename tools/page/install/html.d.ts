// Markup that the build takes in as a text.
declare module '*.html' {
  const text: string;
  export default text;
}
