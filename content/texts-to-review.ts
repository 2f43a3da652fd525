import type { Namespace, Words } from './words.ts';

/** `"testimonials.items": "testimonial"` in `_review` of a German file; docs/content-to-review.md lists them all. */
export const reviewKinds = ['testimonial', 'quote', 'story', 'package', 'practice', 'legal'] as const;

export type ReviewKind = (typeof reviewKinds)[number];

type Review = {
  readonly namespace: Namespace;
  readonly path: string;
  readonly kind: ReviewKind;
};

export function reviews(words: Pick<Words, 'de'>): Review[] {
  return Object.entries(words.de).flatMap(([namespace, file]) =>
    Object.entries('_review' in file ? (file._review as Record<string, ReviewKind>) : {}).map(
      ([path, kind]) => ({ namespace: namespace as Namespace, path, kind }),
    ),
  );
}
