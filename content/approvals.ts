import type { Namespace, Words } from './words.ts';

/** `"testimonials.items": "testimonial"` in `_approve` of a German file; docs/content-to-approve.md lists them all. */
export const approvalKinds = ['testimonial', 'quote', 'story', 'package', 'practice', 'legal'] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

type Approval = {
  readonly namespace: Namespace;
  readonly path: string;
  readonly kind: ApprovalKind;
};

export function approvals(words: Pick<Words, 'de'>): Approval[] {
  return Object.entries(words.de).flatMap(([namespace, file]) =>
    Object.entries('_approve' in file ? (file._approve as Record<string, ApprovalKind>) : {}).map(
      ([path, kind]) => ({ namespace: namespace as Namespace, path, kind }),
    ),
  );
}
