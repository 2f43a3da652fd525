import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { FollowUpDay } from '#app/admin/inbox/thread/follow-up.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { ListedMessage } from '#domain/api/inbox/message.ts';
import { type BulkAct, mostNamed } from '#domain/inbox/inbox.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type Folder, rulesOf } from './folders.ts';
import { changeMessages, useMessageTags } from './message-queries.ts';
import { Tags } from './tags.tsx';
import { undoAct, useUndoToast } from './use-undo-toast.ts';

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

type Props = {
  folder: Folder;
  folderName: string;
  query: URLSearchParams;
  shown: readonly ListedMessage[];
  /** Number of messages in the whole folder. */
  count: number;
  selection: ReturnType<typeof useSelection>;
};

export function BulkBar({ folder, folderName, query, shown, count, selection }: Props) {
  const { words, language } = useAdmin();
  const { bulk: texts, followUp } = useWords(inboxWords).messages;
  const { actions } = rulesOf(folder);
  const knownTags = useMessageTags();
  const { messages, isAllShown, isWhole } = selection;
  const number = isWhole ? count : messages.length;
  const { showDone, showFailure } = useUndoToast();
  const change = useAct({
    send: (act: BulkAct) =>
      changeMessages(
        isWhole
          ? { ...act, all: { ...Object.fromEntries(query), until: shown[0]!.id } }
          : { ...act, messages: messages.slice(0, mostNamed) },
      ),
    done({ bulk, ...outcome }, { action }) {
      selection.clear();
      // The button that was pressed is gone with the selection.
      document.querySelector<HTMLElement>('.inbox-side [aria-selected=true]')?.focus({ preventScroll: true });
      showDone(action, { ...outcome, undo: () => undoAct(bulk) });
    },
    failed: showFailure,
  });

  return (
    <section className="bulk-bar row" aria-label={texts.label}>
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
        <div className="row">
          {actions.map((action) => (
            <Button key={action} disabled={change.isRunning} onClick={() => change.run({ action })}>
              {texts.actions[action]}
            </Button>
          ))}
          {actions.includes('spam') && (
            <details>
              <summary className="btn line sm">
                {texts.sort}
                <Icon name="down" />
              </summary>
              <div className="row filters">
                <Tags
                  id="bulk-tag"
                  tags={[]}
                  known={knownTags}
                  isSaving={change.isRunning}
                  onSave={(tags) => change.run({ action: 'tag', tag: tags[0]! })}
                />
                <FollowUpDay
                  id="bulk-follow-up"
                  onSave={(day) => change.run({ action: 'followUp', followUp: day })}
                />
                <Button onClick={() => change.run({ action: 'followUp', followUp: null })}>
                  {followUp.remove}
                </Button>
              </div>
            </details>
          )}
        </div>
      )}
    </section>
  );
}
