import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import type { ListedMessage } from '#domain/api/inbox/message.ts';
import { type BulkAction, mostNamed } from '#domain/inbox/inbox.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { BulkDone } from './bulk-note.tsx';
import type { Folder } from './inbox-address.ts';
import { folderFilter, useBulkChange } from './message-queries.ts';
import type { Selection } from './use-selection.ts';

/** Declarations are business letters that must be kept, so they cannot be deleted. */
const actionsOf: Readonly<Record<Folder, readonly BulkAction[]>> = {
  inbox: ['done', 'spam', 'delete'],
  new: ['done', 'spam', 'delete'],
  overdue: ['done', 'spam', 'delete'],
  answered: ['done', 'spam', 'delete'],
  open: ['done', 'spam', 'delete'],
  done: ['spam', 'delete'],
  declarations: ['done', 'spam'],
  unconfirmed: ['done', 'spam'],
  suspected: ['notSpam', 'delete'],
  bin: ['restore'],
};

type Props = {
  folder: Folder;
  folderName: string;
  search: string;
  shown: readonly ListedMessage[];
  count: number;
  selection: Selection;
  onDone: (done: BulkDone) => void;
};

export function BulkBar({ folder, folderName, search, shown, count, selection, onDone }: Props) {
  const { words, language, notify } = useAdmin();
  const texts = words.messages.bulk;
  const change = useBulkChange();
  const { messages, isWhole } = selection;
  const isAllShown = messages.length === shown.length;
  const number = isWhole ? count : messages.length;

  function act(action: BulkAction) {
    const all = { ...folderFilter(folder, search), until: shown[0]!.id };
    change.mutate(isWhole ? { action, all } : { action, messages: messages.slice(0, mostNamed) }, {
      onSuccess: (outcome) => {
        selection.clear();
        onDone({ ...outcome, action });
      },
      onError: (error) => notify(problemMessage(words.errors, error)),
    });
  }

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
          {actionsOf[folder].map((action) => (
            <Button key={action} disabled={change.isPending} onClick={() => act(action)}>
              {texts.actions[action]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
