import { ProblemError, sendChange } from '#app/api-client.ts';
import type { DraftSaved, SavedDraft } from '#domain/api/inbox/draft.ts';
import type { DraftKind } from '#domain/inbox/message-draft.ts';
import { readUnsaved, writeUnsaved } from './unsaved-drafts.ts';

export type Kept<Draft> = {
  readonly draft: Draft;
  readonly typedAt: string;
  /** Null while the server has not confirmed it. */
  readonly savedAt: string | null;
  /** The last attempt to save it failed. */
  readonly isRefused: boolean;
};

export type DraftKeeper<Draft> = {
  readonly get: (messageId: string) => Kept<Draft> | undefined;
  readonly watch: (onChange: () => void) => () => void;
  /** Saves a moment after the last change. */
  readonly set: (messageId: string, draft: Draft) => void;
  /** Takes over what the server has, read `at`, unless something newer was typed here. */
  readonly receive: (messageId: string, saved: SavedDraft<Draft> | null, at: string) => void;
  /** Sent, so the server has dropped it. */
  readonly sent: (messageId: string) => void;
  /** Taken back by the operator. */
  readonly discard: (messageId: string) => void;
  /** Saves no more until `set` or `sent`: a draft must not arrive after what was made of it. */
  readonly settled: (messageId: string) => Promise<void>;
  readonly saveNow: () => Promise<void>;
  readonly clear: () => void;
};

const pauseMs = 800;
const againMs = 10_000;

/** Another attempt at the same text, or before somebody has signed in, would be refused as well. */
const refusedForGood: ReadonlySet<number> = new Set([401, 403, 413, 422]);

export function draftKeeper<Draft extends object>(kind: DraftKind): DraftKeeper<Draft> {
  const drafts = new Map<string, Kept<Draft>>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const saving = new Map<string, Promise<void>>();
  const watchers = new Set<() => void>();
  const held = new Set<string>();

  function put(messageId: string, kept: Kept<Draft> | undefined) {
    if (kept) drafts.set(messageId, kept);
    else drafts.delete(messageId);
    const isUnsaved = kept !== undefined && kept.savedAt === null;
    writeUnsaved(kind, messageId, isUnsaved ? { draft: kept.draft, typedAt: kept.typedAt } : undefined);
    for (const onChange of watchers) onChange();
  }

  function plan(messageId: string, ms: number) {
    stop(messageId);
    timers.set(
      messageId,
      setTimeout(() => void save(messageId), ms),
    );
  }

  function stop(messageId: string) {
    clearTimeout(timers.get(messageId));
    timers.delete(messageId);
  }

  async function save(messageId: string): Promise<void> {
    stop(messageId);
    await saving.get(messageId);
    const kept = drafts.get(messageId);
    if (!kept || kept.savedAt !== null || held.has(messageId)) return;
    const attempt = send(messageId, kept);
    saving.set(messageId, attempt);
    await attempt;
    saving.delete(messageId);
  }

  async function send(messageId: string, kept: Kept<Draft>): Promise<void> {
    try {
      const { savedAt } = await sendChange<DraftSaved>('PUT', pathOf(kind, messageId), kept.draft);
      if (drafts.get(messageId) === kept) put(messageId, { ...kept, savedAt, isRefused: false });
    } catch (error) {
      const now = drafts.get(messageId);
      if (!now) return;
      const status = error instanceof ProblemError ? error.status : 0;
      // The message is gone, and with it the reason to keep anything about it.
      if (status === 404) return put(messageId, undefined);
      put(messageId, { ...now, isRefused: true });
      if (!refusedForGood.has(status) && !timers.has(messageId)) plan(messageId, againMs);
    }
  }

  return {
    get: (messageId) => drafts.get(messageId),
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    set(messageId, draft) {
      held.delete(messageId);
      const isRefused = drafts.get(messageId)?.isRefused ?? false;
      put(messageId, { draft, typedAt: new Date().toISOString(), savedAt: null, isRefused });
      plan(messageId, pauseMs);
    },
    receive(messageId, saved, at) {
      const left = readUnsaved(kind, messageId);
      const kept =
        drafts.get(messageId) ??
        (left && { draft: left.draft as Draft, typedAt: left.typedAt, savedAt: null, isRefused: false });
      if (kept && kept.savedAt === null) {
        if (!saved || kept.typedAt > saved.savedAt) {
          put(messageId, kept);
          return plan(messageId, 0);
        }
      } else if (kept?.savedAt && (kept.savedAt > at || kept.savedAt === saved?.savedAt)) return;
      put(messageId, saved ? { ...saved, typedAt: saved.savedAt, isRefused: false } : undefined);
    },
    sent(messageId) {
      held.delete(messageId);
      stop(messageId);
      put(messageId, undefined);
    },
    discard(messageId) {
      const isKnown = drafts.has(messageId);
      stop(messageId);
      put(messageId, undefined);
      if (!isKnown) return;
      void (saving.get(messageId) ?? Promise.resolve())
        .then(async () => await sendChange('DELETE', pathOf(kind, messageId)))
        .catch(() => {});
    },
    async settled(messageId) {
      held.add(messageId);
      stop(messageId);
      await saving.get(messageId);
    },
    async saveNow() {
      await Promise.all([...drafts.keys()].map(save));
    },
    clear() {
      for (const messageId of [...timers.keys()]) stop(messageId);
      drafts.clear();
      held.clear();
      for (const onChange of watchers) onChange();
    },
  };
}

function pathOf(kind: DraftKind, messageId: string): string {
  return `/api/admin/messages/${messageId}/drafts/${kind}`;
}
