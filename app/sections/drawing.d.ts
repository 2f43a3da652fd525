/** From an SVG file (build-plugins/drawings.ts): `moving` has boxes that may move, `still` fewer parts. */
type Drawing = { readonly moving: string; readonly still: string };

declare module '*.svg?drawing' {
  const drawing: Drawing;
  export default drawing;
}
