import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { BulkOutcome, ListedMessage } from '#domain/api/inbox/message.ts';
import { type BulkAction, mostNamed } from '#domain/inbox/inbox.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type Folder, rulesOf } from './folders.ts';
import { changeMessages, undoBulk } from './message-queries.ts';

export type Selection = ReturnType<typeof useSelection>;

/** Deselects messages that are no longer shown. */
export function useSelection(shown: readonly ListedMessage[]) {
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map());
  const [isWhole, setIsWhole] = useState(false);
  const messages = shown
    .filter(({ id }) => versions.has(id))
    .map(({ id }) => ({ id, version: versions.get(id)! }));
  const isAllShown = messages.length === shown.length;

  function select(next: ReadonlyMap<string, number>) {
    setIsWhole(false);
    setVersions(next);
  }

  return {
    messages,
    isAllShown,
    /** The whole folder is selected, messages that are not shown too. */
    isWhole,
    has: (id: string) => versions.has(id),
    toggle({ id, version }: ListedMessage) {
      const next = new Map(versions);
      if (!next.delete(id)) next.set(id, version);
      select(next);
    },
    toggleShown: () => select(new Map(isAllShown ? [] : shown.map(({ id, version }) => [id, version]))),
    takeWhole: () => setIsWhole(true),
    clear: () => select(new Map()),
  };
}

export type BulkDone = BulkOutcome & { readonly action: BulkAction };

type Props = {
  folder: Folder;
  folderName: string;
  search: string;
  shown: readonly ListedMessage[];
  /** Number of messages in the whole folder. */
  count: number;
  selection: Selection;
  onDone: (done: BulkDone) => void;
};

export function BulkBar({ folder, folderName, search, shown, count, selection, onDone }: Props) {
  const { words, language } = useAdmin();
  const texts = useWords(inboxWords).messages.bulk;
  const { filter, actions } = rulesOf(folder);
  const { messages, isAllShown, isWhole } = selection;
  const number = isWhole ? count : messages.length;
  const change = useAct({
    send: (action: BulkAction) =>
      changeMessages(
        isWhole
          ? { action, all: { ...filter, search: search || undefined, until: shown[0]!.id } }
          : { action, messages: messages.slice(0, mostNamed) },
      ),
    done(outcome, action) {
      selection.clear();
      onDone({ ...outcome, action });
    },
    failed: 'toast',
  });

  return (
    <section className="bulk-bar" aria-label={texts.label}>
      <label className="check">
        <input
          type="checkbox"
          checked={isAllShown}
          ref={(box) => {
            if (box) box.indeterminate = messages.length > 0 && !isAllShown;
          }}
          onChange={selection.toggleShown}
        />
        {texts.selectShown}
      </label>
      <p className="small muted" role="status">
        {number > 0 && fill(plural(words.common, 'selected', number, language), { count: number })}
      </p>
      {isAllShown && !isWhole && count > shown.length && (
        <Button onClick={selection.takeWhole}>
          {fill(texts.selectWhole, { count, folder: folderName })}
        </Button>
      )}
      {number > 0 && (
        <div className="bulk-actions">
          {actions.map((action) => (
            <Button key={action} disabled={change.isRunning} onClick={() => change.run(action)}>
              {texts.actions[action]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Stays until the next action, so that slow readers and screen reader users can still undo. */
export function BulkNote({ done, onClose }: { done: BulkDone; onClose: () => void }) {
  const { words, language } = useAdmin();
  const texts = useWords(inboxWords).messages.bulk;
  const note = useRef<HTMLDivElement>(null);
  const { action, changed, skipped, bulk } = done;
  const undo = useAct({
    send: () => undoBulk(bulk),
    done({ changed: count }) {
      onClose();
      return fill(plural(texts, 'undone', count, language), { count });
    },
    failed: 'toast',
  });

  // The button that was pressed is gone with the selection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each action brings the focus here once
  useEffect(() => note.current?.focus(), [bulk]);

  return (
    <div className="note bulk-note" ref={note} tabIndex={-1} role="status">
      <div>
        <p>{fill(plural(texts.outcome[action], 'count', changed, language), { count: changed })}</p>
        {skipped > 0 && <p>{fill(plural(texts, 'skipped', skipped, language), { count: skipped })}</p>}
        <div className="bulk-actions">
          {changed > 0 && (
            <Button disabled={undo.isRunning} onClick={() => undo.run()}>
              {texts.undo}
            </Button>
          )}
          <Button onClick={onClose}>{words.common.close}</Button>
        </div>
      </div>
    </div>
  );
}
