const files = import.meta.glob<string>('/content/offerings/*/motif.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Addresses of the drawings, by offering. */
export const offeringImages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.split('/').at(-2)!, address]),
);
