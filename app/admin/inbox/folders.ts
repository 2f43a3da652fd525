import { queryOf } from '#app/admin/address-query.ts';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import type { BulkAction, MessageStatus, Narrowing } from '#domain/inbox/inbox.ts';

const sorting = ['done', 'spam', 'delete'] as const;

type FolderRules = {
  filter: { status?: MessageStatus; only?: Narrowing; isBinned?: true };
  /** For many of its messages at once. Declarations are business letters that must be kept, so they cannot be deleted. */
  actions: readonly BulkAction[];
  /** Shown in the folder as long as no message has come. */
  example: string;
  /** Behind *More* unless something is found in it. */
  isSeldom?: true;
};

/**
 * Folders in their order on screen. `inbox`: new and open; `mine`: assigned to the operator; `overdue`: without a reply for too long;
 * `answered`: the customer wrote again; `declarations`, `unconfirmed`: those about contracts, suspected ones included.
 */
export const folders = {
  inbox: { filter: { only: 'todo' }, actions: sorting, example: 'message' },
  mine: { filter: { only: 'mine' }, actions: sorting, example: 'message' },
  new: { filter: { status: 'new' }, actions: sorting, example: 'message' },
  overdue: { filter: { only: 'overdue' }, actions: sorting, example: 'overdue' },
  answered: { filter: { only: 'answered' }, actions: sorting, example: 'answered' },
  open: { filter: { status: 'open' }, actions: sorting, example: 'message' },
  done: { filter: { status: 'done' }, actions: ['spam', 'delete'], example: 'done', isSeldom: true },
  declarations: { filter: { only: 'declaration' }, actions: ['done', 'spam'], example: 'declaration' },
  unconfirmed: {
    filter: { only: 'unconfirmed' },
    actions: ['done', 'spam'],
    example: 'declaration',
    isSeldom: true,
  },
  suspected: {
    filter: { status: 'suspected' },
    actions: ['notSpam', 'delete'],
    example: 'suspected',
    isSeldom: true,
  },
  bin: { filter: { isBinned: true }, actions: ['restore'], example: 'bin', isSeldom: true },
} as const satisfies Record<string, FolderRules>;

export type Folder = keyof typeof folders;

export const folderNames = Object.keys(folders) as readonly Folder[];

export function rulesOf(folder: Folder): FolderRules {
  return folders[folder];
}

/** The query that lists and the export send for a folder. */
export function folderQuery(folder: Folder, search: string): URLSearchParams {
  const { isBinned, only, status } = rulesOf(folder).filter;
  return queryOf({ bin: isBinned ? '1' : '', kind: only ?? '', status: status ?? '', q: search });
}

export function countOf({ counts }: MessagePage, folder: Folder): number {
  if (folder === 'bin') return counts.binned;
  return folder === 'inbox' ? counts.new + counts.open : counts[folder];
}
