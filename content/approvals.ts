import { type Namespace, words } from './words.ts';

/**
 * `_approve` in a German file maps places to a reason: `"testimonials.items": "testimonial"`.
 * docs/content-to-approve.md lists them all.
 */
export const approvalKinds = ['testimonial', 'quote', 'story', 'package', 'practice', 'legal'] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

type Approval = {
  readonly namespace: Namespace;
  /** Covers everything below it. */
  readonly path: string;
  readonly kind: ApprovalKind;
};

export function approvals(): Approval[] {
  return Object.entries(words.de).flatMap(([namespace, file]) =>
    Object.entries('_approve' in file ? (file._approve as Record<string, ApprovalKind>) : {}).map(
      ([path, kind]) => ({ namespace: namespace as Namespace, path, kind }),
    ),
  );
}
