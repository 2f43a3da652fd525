import type { Due } from './due.ts';
import {
  type BulkAct,
  type BulkAction,
  type MessageKind,
  type MessageStatus,
  messageKinds,
  messageStatuses,
} from './inbox.ts';

type Rule = {
  statuses: readonly MessageStatus[];
  kinds: readonly MessageKind[];
  isBinned: boolean;
  status?: MessageStatus;
  bin?: 'in' | 'out';
};

const any = { statuses: messageStatuses, kinds: messageKinds, isBinned: false } as const;

/** Messages that an act applies to, and its effect; the screen offers it, and the server carries it out, for these alone. */
export const messageActs: Readonly<Record<BulkAct['action'], Rule>> = {
  spam: { ...any, statuses: ['new', 'open', 'done'], status: 'suspected' },
  notSpam: { ...any, statuses: ['suspected'], status: 'new' },
  done: { ...any, statuses: ['new', 'open'], status: 'done' },
  // The law requires keeping declarations.
  delete: { ...any, kinds: ['message'], bin: 'in' },
  restore: { ...any, isBinned: true, bin: 'out' },
  tag: any,
  followUp: { ...any, statuses: ['new', 'open', 'done'] },
};

type ActedOn = { status: MessageStatus; kind: MessageKind; deletedAt: string | null; due: Due | null };

/** Why an act does not apply to a message: it is in the bin (or not), has another state, or must be kept. Undefined if it applies. */
export function actRefusal(
  act: BulkAction,
  { status, kind, deletedAt, due }: ActedOn,
): 'bin' | 'kept' | 'status' | undefined {
  const { statuses, kinds, isBinned } = messageActs[act];
  if ((deletedAt !== null) !== isBinned) return 'bin';
  if (!kinds.includes(kind)) return 'kept';
  // Done again, when its follow-up date has come.
  const isAgain = act === 'done' && status === 'done' && due !== null && due.state !== 'later';
  return statuses.includes(status) || isAgain ? undefined : 'status';
}
