import { useState } from 'react';
import { autosave } from '#app/admin/content/draft/autosave.ts';
import { externalStore } from '#app/admin/external-store.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import type { DraftSaved, SavedDraft } from '#domain/api/inbox/draft.ts';
import { unsavedDraftsKey } from '#domain/inbox/inbox-storage-keys.ts';
import type { DraftKind, NoteDraft, ReplyDraft } from '#domain/inbox/message-draft.ts';

export type Kept<Draft> = {
  readonly draft: Draft;
  readonly typedAt: string;
  /** Null while the server has not confirmed it. */
  readonly savedAt: string | null;
  /** The last attempt to save it failed. */
  readonly isRefused: boolean;
  /** The reply or note made of it is on its way. */
  readonly isSending: boolean;
};

function unsaved<Draft>(draft: Draft, typedAt: string): Kept<Draft> {
  return { draft, typedAt, savedAt: null, isRefused: false, isSending: false };
}

function keptDraft<Draft extends object>(kind: DraftKind, messageId: string) {
  const path = `/api/admin/messages/${messageId}/drafts/${kind}`;
  const place = `${kind} ${messageId}`;
  const store = externalStore<Kept<Draft> | undefined>(undefined);
  const saving = autosave({ isReady, send, onState() {}, pauseMs: 800 });

  function isReady(): boolean {
    const kept = store.get();
    return kept?.savedAt === null && !kept.isSending;
  }

  function put(kept: Kept<Draft> | undefined): void {
    store.set(kept);
    writeUnsaved(place, kept?.savedAt === null ? { draft: kept.draft, typedAt: kept.typedAt } : undefined);
  }

  async function send(): Promise<void> {
    const kept = store.get()!;
    try {
      const { savedAt } = await sendChange<DraftSaved>('PUT', path, kept.draft);
      if (store.get() === kept) put({ ...kept, savedAt, isRefused: false });
    } catch (error) {
      // The message is gone, and with it the reason to keep anything about it.
      if (error instanceof ProblemError && error.status === 404) return put(undefined);
      const now = store.get();
      if (now) put({ ...now, isRefused: true });
      throw error;
    }
  }

  function forget(): void {
    saving.stop();
    store.set(undefined);
  }

  function drop(): void {
    forget();
    writeUnsaved(place, undefined);
  }

  async function deleteSaved(): Promise<void> {
    await saving.flush();
    // Something may have been typed since.
    if (!store.get()) await sendChange('DELETE', path);
  }

  return {
    get: store.get,
    /** Forms keep no copy, so a draft sent elsewhere disappears from them too. */
    use: store.use,
    /** Saves a moment after the last change. */
    set(draft: Draft) {
      const isRefused = store.get()?.isRefused ?? false;
      put({ ...unsaved(draft, new Date().toISOString()), isRefused });
      saving.wait();
    },
    /** Takes over what the server has, read `at`, unless something newer was typed here. */
    receive(saved: SavedDraft<Draft> | null, at: string) {
      const left = readUnsaved()?.drafts[place];
      const kept = store.get() ?? (left && unsaved(left.draft as Draft, left.typedAt));
      if (kept?.isSending) return;
      if (kept?.savedAt === null) {
        if (!saved || kept.typedAt > saved.savedAt) {
          put(kept);
          return saving.soon();
        }
      } else if (kept && (kept.savedAt > at || kept.savedAt === saved?.savedAt)) return;
      put(saved ? { ...unsaved(saved.draft, saved.savedAt), savedAt: saved.savedAt } : undefined);
    },
    /** Saves no more until `set` or `drop`: a draft must not arrive after the reply or note made of it. */
    async hold() {
      put({ ...store.get()!, isSending: true });
      await saving.flush();
    },
    saveNow: saving.flush,
    /** Sent: the server has dropped it. */
    drop,
    /** In the memory of this page only. */
    forget,
    /** Deletes it on the server too. */
    discard() {
      const isKnown = store.get() !== undefined;
      drop();
      if (isKnown) void deleteSaved().catch(() => {});
    },
  };
}

type KeptDraft<Draft extends object> = ReturnType<typeof keptDraft<Draft>>;

const all: Pick<KeptDraft<object>, 'saveNow' | 'forget'>[] = [];

function draftsOf<Draft extends object>(kind: DraftKind) {
  const known = new Map<string, KeptDraft<Draft>>();
  return (messageId: string): KeptDraft<Draft> => {
    const draft = known.get(messageId) ?? keptDraft<Draft>(kind, messageId);
    if (!known.has(messageId)) all.push(draft);
    known.set(messageId, draft);
    return draft;
  };
}

/** By message id. Kept on the server; what it has not confirmed yet stays in this browser, also over a reload. */
export const replyDraft = draftsOf<ReplyDraft>('reply');
export const noteDraft = draftsOf<NoteDraft>('note');

export async function saveDrafts(): Promise<void> {
  await Promise.all(all.map((draft) => draft.saveNow()));
}

/** Typed, and not yet confirmed by the server. */
type Unsaved = { readonly draft: object; readonly typedAt: string };

type AllUnsaved = { owner: string; drafts: Record<string, Unsaved> };

/** The operator whose drafts may be kept here. */
let owner: string | null = null;

function readUnsaved(): AllUnsaved | undefined {
  try {
    return JSON.parse(localStorage.getItem(unsavedDraftsKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined removes it. A browser without room or permission keeps nothing, and the server still does. */
function writeUnsaved(place: string, typed: Unsaved | undefined): void {
  const { [place]: before, ...others } = readUnsaved()?.drafts ?? {};
  if (!before && !typed) return;
  const drafts = typed ? { ...others, [place]: typed } : others;
  const left: AllUnsaved = { owner: owner ?? '', drafts };
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(unsavedDraftsKey);
    else localStorage.setItem(unsavedDraftsKey, JSON.stringify(left));
  } catch {}
}

function forgetUnsaved(): void {
  try {
    localStorage.removeItem(unsavedDraftsKey);
  } catch {}
}

/** Deletes the drafts of another operator. */
export function keepDraftsFor(operatorId: string): void {
  if (owner === operatorId) return;
  forgetShown();
  if (readUnsaved()?.owner !== operatorId) forgetUnsaved();
  owner = operatorId;
}

/** From this browser; the server keeps them for the operator. */
export function forgetDrafts(): void {
  forgetShown();
  forgetUnsaved();
  owner = null;
}

function forgetShown(): void {
  for (const draft of all) draft.forget();
  keptTexts.clear();
}

const keptTexts = new Map<string, string>();

export function forgetKeptText(place: string): void {
  keptTexts.delete(place);
}

/** Survives unmounting like the drafts. */
export function useKeptText(place: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => keptTexts.get(place) ?? '');
  return [
    text,
    (next) => {
      if (next) keptTexts.set(place, next);
      else forgetKeptText(place);
      setText(next);
    },
  ];
}
