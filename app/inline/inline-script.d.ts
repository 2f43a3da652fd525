/** The module's default export, called by a bundled program (build-plugins/inline-scripts.ts). */
declare module '*?inline-script' {
  const program: string;
  export default program;
}

interface Document {
  /** Chromium only. */
  readonly prerendering?: boolean;
}
