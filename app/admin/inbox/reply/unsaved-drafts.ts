import { type DraftKind, unsavedDraftsKey } from '#domain/inbox/message-draft.ts';

/** Typed, and not yet confirmed by the server. */
export type Unsaved = { readonly draft: unknown; readonly typedAt: string };

type AllUnsaved = { owner: string; drafts: Record<string, Unsaved> };

/** Whose drafts may be kept here; empty while nobody is signed in. */
let owner = '';

/** Forgets what another operator has left in this browser. */
export function ownUnsaved(operatorId: string): void {
  owner = operatorId;
  if (read()?.owner !== operatorId) forgetUnsaved();
}

export function forgetUnsaved(): void {
  try {
    localStorage.removeItem(unsavedDraftsKey);
  } catch {}
}

export function readUnsaved(kind: DraftKind, messageId: string): Unsaved | undefined {
  return read()?.drafts[`${kind} ${messageId}`];
}

/** Undefined removes it. A browser without room or permission keeps nothing, and the server still does. */
export function writeUnsaved(kind: DraftKind, messageId: string, unsaved: Unsaved | undefined): void {
  const drafts: AllUnsaved['drafts'] = read()?.drafts ?? {};
  if (unsaved === undefined && !Object.hasOwn(drafts, `${kind} ${messageId}`)) return;
  if (unsaved) drafts[`${kind} ${messageId}`] = unsaved;
  else delete drafts[`${kind} ${messageId}`];
  if (Object.keys(drafts).length === 0) {
    forgetUnsaved();
    return;
  }
  try {
    localStorage.setItem(unsavedDraftsKey, JSON.stringify({ owner, drafts } satisfies AllUnsaved));
  } catch {}
}

function read(): AllUnsaved | undefined {
  try {
    const text = localStorage.getItem(unsavedDraftsKey);
    return text === null ? undefined : (JSON.parse(text) as AllUnsaved);
  } catch {
    return undefined;
  }
}
