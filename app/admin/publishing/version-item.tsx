import { useAdmin } from '#app/admin/admin-context.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ReleaseFacts } from '#domain/api/release.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export type VersionAction = 'changes' | 'compare' | 'restore';

type Props = {
  version: ReleaseFacts;
  isCurrent: boolean;
  isWaiting: boolean;
  onOpen: (action: VersionAction) => void;
};

export function VersionItem({ version, isCurrent, isWaiting, onOpen }: Props) {
  const { words, language } = useAdmin();
  const texts = words.history;
  const { restoredVersion, approvedBy } = version;
  const title = fill(texts.version, { version: version.version });
  return (
    <li className="card version">
      <h2>
        {title} {isCurrent && <span className="badge active">{texts.current}</span>}
      </h2>
      {isWaiting && (
        <p className="note" role="status">
          <Icon name="alert" />
          {texts.notShown}
        </p>
      )}
      <p className="small muted">
        {exactMomentText(language, version.publishedAt)} · {version.author.name ?? words.common.unknown}
        {approvedBy &&
          ` · ${fill(texts.schedule.approved, { name: approvedBy.name ?? words.common.unknown })}`}
      </p>
      {restoredVersion !== null && (
        <p>
          {restoredVersion === 0
            ? texts.restoredFromInitial
            : fill(texts.restoredFrom, { version: restoredVersion })}
        </p>
      )}
      <SummaryLines summary={version.summary} />
      <Actions
        title={title}
        actions={isCurrent ? ['changes'] : ['changes', 'compare', 'restore']}
        onOpen={onOpen}
      />
    </li>
  );
}

export function InitialVersion({ onOpen }: Pick<Props, 'onOpen'>) {
  const texts = useAdmin().words.history;
  return (
    <li className="card version">
      <h2>{texts.initial}</h2>
      <p className="small muted">{texts.initialText}</p>
      <Actions title={texts.initial} actions={['compare', 'restore']} onOpen={onOpen} />
    </li>
  );
}

type ActionsProps = { title: string; actions: readonly VersionAction[]; onOpen: Props['onOpen'] };

function Actions({ title, actions, onOpen }: ActionsProps) {
  const names = useAdmin().words.history.actions;
  return (
    <div className="version-acts">
      {actions.map((action) => (
        <button
          key={action}
          className="btn line sm"
          type="button"
          aria-label={`${names[action]}: ${title}`}
          onClick={() => onOpen(action)}
        >
          {names[action]}
        </button>
      ))}
    </div>
  );
}

function SummaryLines({ summary }: { summary: ReleaseFacts['summary'] }) {
  const { words, language, offerings } = useAdmin();
  const { groups, affected } = words.publish;
  const { added, changed, removed } = summary.products;
  const counts = { added, changed, removed, colors: summary.colors.changed };
  const lines = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => fill(plural(groups, kind, counts[kind], language), { count: counts[kind] }));
  const fields = summary.fields?.changed ?? 0;
  if (fields > 0) lines.push(fill(plural(words.history, 'fields', fields, language), { count: fields }));
  const pages = offerings.filter(({ id }) => summary.offerings.includes(id)).map(({ name }) => name);
  return (
    <>
      <p>{lines.join(' · ') || words.history.same}</p>
      {pages.length > 0 && (
        <p className="small">
          {affected}: {pages.join(', ')}
        </p>
      )}
    </>
  );
}
