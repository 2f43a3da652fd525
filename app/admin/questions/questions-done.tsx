import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { SaveState } from '#app/admin/content/save-state.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { SaveDialog } from '#app/admin/publishing/save-dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { ChecklistItem } from '#domain/api/checklist.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = {
  about: ChecklistItem;
  answered: number;
  postponed: number;
  /** Settings that only the server has. */
  machine: readonly string[];
  onAgain: () => void;
  onBack: () => void;
};

export function QuestionsDone({ about, answered, postponed, machine, onAgain, onBack }: Props) {
  const { words, language } = useAdmin();
  const texts = words.questions;
  const { label } = words.checklist.items[about];
  const [isPublishing, setIsPublishing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="card questions">
      <div className="questions-asked">
        <p className="small muted">{label}</p>
        <h2 ref={heading} tabIndex={-1}>
          {answered > 0 && <Icon name="success" />} {texts.done.title}
        </h2>
        {answered > 0 && (
          <p>
            {fill(plural(texts.done, 'answered', answered, language), { count: answered })}{' '}
            {texts.done.publishText}
          </p>
        )}
        {postponed > 0 && (
          <p className="muted">
            {fill(plural(texts.done, 'postponed', postponed, language), { count: postponed })}
          </p>
        )}
        {machine.length > 0 && (
          <p className="muted">{fill(words.checklist.machine, { names: machine.join(', ') })}</p>
        )}
      </div>
      <div className="questions-acts">
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
        <button className="questions-back" type="button" onClick={onBack}>
          {texts.back}
        </button>
      </div>
      <SaveState />
      {isPublishing && <SaveDialog onClose={() => setIsPublishing(false)} />}
    </section>
  );
}
