/** The program of a module, bundled and minified; it calls the module's default export (build-plugins/inline-scripts.ts). */
declare module '*?inline-script' {
  const program: string;
  export default program;
}

interface Document {
  /** Whether the page is being prerendered; only Chromium knows. */
  readonly prerendering?: boolean;
}
