/** Made of an SVG file by build-plugins/drawings.ts: as boxes that may move, and with fewer parts where it lies still. */
type Drawing = { readonly moving: string; readonly still: string };

declare module '*.svg?drawing' {
  const drawing: Drawing;
  export default drawing;
}
