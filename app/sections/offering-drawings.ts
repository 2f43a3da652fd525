import type { OfferingId } from '#content/content.ts';

const files = import.meta.glob<Drawing>('/content/offerings/*/motif.svg', {
  query: '?drawing',
  import: 'default',
  eager: true,
});

export const offeringDrawings = Object.fromEntries(
  Object.entries(files).map(([path, drawing]) => [path.split('/').at(-2)!, drawing]),
) as Readonly<Record<OfferingId, Drawing>>;
