import { useState } from 'react';
import { Link } from 'react-router';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useChecklist } from '#app/admin/checklist-query.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import type { ChecklistItem } from '#domain/api/checklist.ts';
import { askedSettings, isAnswered } from './asked-settings.ts';
import { usePostponed } from './postponed.ts';
import { Question } from './question.tsx';
import { QuestionsDone } from './questions-done.tsx';

/** The open settings of an item of the checklist, one a screen; the answers go into the draft. */
export function Questions({ about }: { about: string }) {
  const { words } = useAdmin();
  const { data, isError, refetch } = useChecklist();
  if (!data)
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} />
    ) : (
      <p className="muted" role="status">
        {words.common.loading}
      </p>
    );
  const item = data.items.find(({ id }) => id === about);
  if (!item?.names?.length) return <NothingOpen />;
  return <Walk key={about} about={item.id} names={item.names} />;
}

function Walk({ about, names: openNow }: { about: ChecklistItem; names: readonly string[] }) {
  const { id } = useOperator();
  const { editor, trees } = useContentArea();
  const { postponed, postpone, resume } = usePostponed(id);
  // The list stays the same while an operator answers, even if a colleague publishes.
  const [names] = useState(openNow);
  const { asked, machine } = askedSettings(names, trees);
  const isOpen = (at: number) => !isAnswered(asked[at]!.node, editor) && !postponed.has(asked[at]!.name);
  const [at, setAt] = useState(() => nextOpen(-1));
  const current = asked[at];

  function nextOpen(after: number): number {
    const found = asked.findIndex((_, index) => index > after && isOpen(index));
    return found < 0 ? asked.length : found;
  }

  if (!current)
    return (
      <QuestionsDone
        about={about}
        answered={asked.filter(({ node }) => isAnswered(node, editor)).length}
        postponed={asked.filter(({ name }) => postponed.has(name)).length}
        machine={machine}
        onAgain={() => {
          const first = asked.findIndex(({ name }) => postponed.has(name));
          resume(names);
          setAt(first);
        }}
        onBack={() => setAt(asked.length - 1)}
      />
    );
  return (
    <Question
      key={current.name}
      about={about}
      asked={current}
      number={at + 1}
      total={asked.length}
      onBack={at > 0 ? () => setAt(at - 1) : undefined}
      onNext={() => setAt(nextOpen(at))}
      onPostpone={() => {
        postpone(current.name);
        setAt(nextOpen(at));
      }}
    />
  );
}

function NothingOpen() {
  const { nothing, toDashboard } = useAdmin().words.questions;
  return (
    <section className="card questions">
      <h2>{nothing}</h2>
      <div>
        <Link className="btn" to={adminPath('dashboard')}>
          {toDashboard}
        </Link>
      </div>
    </section>
  );
}
