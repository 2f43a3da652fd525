/** What of the stored things changed; no more is ever told to a browser that listens. */
export const changeKinds = [
  'messages',
  'responses',
  'mail',
  'publications',
  'content',
  'operators',
  'audit',
] as const;

export type ChangeKind = (typeof changeKinds)[number];

export function isChangeKind(text: unknown): text is ChangeKind {
  return (changeKinds as readonly unknown[]).includes(text);
}
