import { type Namespace, words } from './words.ts';

/**
 * Why a text waits for an operator. The `_approve` note of a German file names the places in it and their reason:
 * `"testimonials.items": "testimonial"`. docs/content-to-approve.md lists them all.
 */
export const approvalKinds = ['testimonial', 'quote', 'story', 'package', 'practice', 'legal'] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

type Approval = {
  readonly namespace: Namespace;
  /** The place in the namespace; everything below it is meant. */
  readonly path: string;
  readonly kind: ApprovalKind;
};

/** Every place marked for approval, in the order of the files. */
export function approvals(): Approval[] {
  return Object.entries(words.de).flatMap(([namespace, file]) =>
    Object.entries('_approve' in file ? (file._approve as Record<string, ApprovalKind>) : {}).map(
      ([path, kind]) => ({ namespace: namespace as Namespace, path, kind }),
    ),
  );
}
