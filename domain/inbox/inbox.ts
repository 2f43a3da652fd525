import { declarationKinds } from '#domain/forms/declaration-kinds.ts';

/** `suspected` by signs of spam, or by an operator. */
export const messageStatuses = ['new', 'open', 'done', 'suspected'] as const;

export type MessageStatus = (typeof messageStatuses)[number];

export const messageKinds = ['message', ...declarationKinds] as const;

export type MessageKind = (typeof messageKinds)[number];

/** Suspected responses are not counted. */
export const responseStatuses = ['new', 'done', 'suspected'] as const;

export type ResponseStatus = (typeof responseStatuses)[number];

/**
 * `todo`: new or open. `mine`: those of them that are assigned to the operator who asks. `due`: to be replied to, refunded or followed
 * up by today (`dueOf`). `answered`: open, and the customer had the last word. `declaration` and `unconfirmed` include suspected ones,
 * so that none is lost among spam.
 */
export const narrowings = ['todo', 'mine', 'due', 'answered', 'declaration', 'unconfirmed'] as const;

export type Narrowing = (typeof narrowings)[number];

/** In case deletion was a mistake. */
export const binDays = 30;

export const bulkActions = ['spam', 'notSpam', 'done', 'delete', 'restore'] as const;

export type BulkAction = (typeof bulkActions)[number];

/** On many messages at once. */
export type BulkAct =
  | { action: BulkAction }
  | { action: 'tag'; tag: string }
  | { action: 'followUp'; followUp: string | null };

/** One page of messages; larger selections name their folder. */
export const mostNamed = 500;

export function statusAfterReply(status: MessageStatus, isDone: boolean): MessageStatus {
  return isDone || status === 'done' ? 'done' : 'open';
}
