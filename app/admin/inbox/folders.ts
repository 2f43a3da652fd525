import { queryOf } from '#app/admin/address-query.ts';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import type { BulkAction } from '#domain/inbox/inbox.ts';
import type { InboxChoice } from '#domain/inbox/inbox-schemas.ts';

const sorting = ['done', 'spam', 'delete'] as const;

type FolderRules = {
  filter: Pick<InboxChoice, 'status' | 'only' | 'bin'>;
  /** For many of its messages at once. Declarations are business letters that must be kept, so they cannot be deleted. */
  actions: readonly BulkAction[];
  /** Shown in the folder as long as no message has come. */
  example: string;
  /** Behind *More* unless something is found in it. */
  isSeldom?: true;
};

/**
 * Folders in their order on screen. `inbox`: new and open; `mine`: assigned to the operator; `due`: a reply, refund or follow-up by today;
 * `answered`: the customer wrote again; `declarations`, `unconfirmed`: those about contracts, suspected ones included.
 */
export const folders = {
  inbox: { filter: { only: 'todo' }, actions: sorting, example: 'message' },
  mine: { filter: { only: 'mine' }, actions: sorting, example: 'message' },
  new: { filter: { status: 'new' }, actions: sorting, example: 'message' },
  due: { filter: { only: 'due' }, actions: sorting, example: 'due' },
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
  bin: { filter: { bin: '1' }, actions: ['restore'], example: 'bin', isSeldom: true },
} as const satisfies Record<string, FolderRules>;

export type Folder = keyof typeof folders;

export const folderNames = Object.keys(folders) as readonly Folder[];

export function rulesOf(folder: Folder): FolderRules {
  return folders[folder];
}

/** Filters narrow every folder. An empty text is no filter. */
export const filterNames = ['assignee', 'kind', 'tag'] as const;

export type Filters = Readonly<Record<(typeof filterNames)[number], string>>;

export const noFilters: Filters = { assignee: '', kind: '', tag: '' };

/** The query that lists, the export and acts on a whole folder send. */
export function folderQuery(
  folder: Folder,
  { assignee, kind, tag, q }: Filters & { q: string },
): URLSearchParams {
  return queryOf({ ...rulesOf(folder).filter, assignee, kind, tag, q });
}

export function countOf({ counts }: MessagePage, folder: Folder): number {
  if (folder === 'bin') return counts.binned;
  return folder === 'inbox' ? counts.new + counts.open : counts[folder];
}
