import { useState } from 'react';
import { Link } from 'react-router';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useChecklist } from '#app/admin/checklist-query.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { SaveState } from '#app/admin/content/save-state.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { takeFocus } from '#app/admin/controls/modal.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { SaveDialog } from '#app/admin/publishing/save-dialog.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { dashboardWords } from '#content/admin/dashboard.ts';
import type { ChecklistItem } from '#domain/api/checklist.ts';
import { counted } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { askedSettings, isAnswered } from './asked-settings.ts';
import { usePostponed } from './postponed.ts';
import { Question } from './question.tsx';

/** The open settings of an item of the checklist, one a screen; the answers go into the draft. */
export function Questions({ about }: { about: string }) {
  return (
    <Loaded query={useChecklist()}>
      {({ items }) => {
        const item = items.find(({ id }) => id === about);
        if (!item?.names?.length) return <NothingOpen />;
        return <Walk key={about} about={item.id} names={item.names} />;
      }}
    </Loaded>
  );
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
  const { nothing, toDashboard } = useWords(dashboardWords).questions;
  return (
    <section className="card questions">
      <h2>{nothing}</h2>
      <Link className="btn" to={adminPath('dashboard')}>
        {toDashboard}
      </Link>
    </section>
  );
}

type DoneProps = {
  about: ChecklistItem;
  answered: number;
  postponed: number;
  /** Settings that only the server has. */
  machine: readonly string[];
  onAgain: () => void;
  onBack: () => void;
};

function QuestionsDone({ about, answered, postponed, machine, onAgain, onBack }: DoneProps) {
  const { language } = useAdmin();
  const { checklist, questions: texts } = useWords(dashboardWords);
  const { label } = checklist.items[about];
  const [isPublishing, setIsPublishing] = useState(false);

  return (
    <section className="card questions">
      <div className="group">
        <p className="small muted">{label}</p>
        <h2 className="done" ref={takeFocus} tabIndex={-1}>
          {answered > 0 && <Icon name="success" />} {texts.done.title}
        </h2>
        {answered > 0 && (
          <p>
            {counted(texts.done, 'answered', answered, language)} {texts.done.publishText}
          </p>
        )}
        {postponed > 0 && <p className="muted">{counted(texts.done, 'postponed', postponed, language)}</p>}
        {machine.length > 0 && (
          <p className="muted">{fill(checklist.machine, { names: machine.join(', ') })}</p>
        )}
      </div>
      <div className="row">
        {answered > 0 && (
          <button className="btn" type="button" onClick={() => setIsPublishing(true)}>
            {texts.done.publish}
          </button>
        )}
        {postponed > 0 && (
          <button className="btn line" type="button" onClick={onAgain}>
            {texts.done.again}
          </button>
        )}
        <Link className={answered > 0 ? 'btn line' : 'btn'} to={adminPath('dashboard')}>
          {texts.toDashboard}
        </Link>
        <button className="text-act" type="button" onClick={onBack}>
          {texts.back}
        </button>
      </div>
      <SaveState />
      {isPublishing && <SaveDialog onClose={() => setIsPublishing(false)} />}
    </section>
  );
}
