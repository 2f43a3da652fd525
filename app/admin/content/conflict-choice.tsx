import { useAdmin } from '#app/admin/admin-context.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useContentArea } from './content-context.ts';
import { draftValue } from './field-values.ts';
import type { ShownField } from './shown-field.ts';
import { valueText } from './value-text.ts';

/** Somebody else was faster: both values, and one act to take either. */
export function ConflictChoice({ id, shown }: { id: string; shown: ShownField }) {
  const texts = useAdmin().words.content;
  const { editor } = useContentArea();
  const conflict = shown.conflict!;
  const name = conflict.draft?.by.name ?? texts.editor.removedOperator;
  return (
    <div className="conflict" role="alert">
      <p>
        <b>{fill(texts.conflict.title, { name })}</b>
      </p>
      <dl>
        <div>
          <dt className="caption muted">{texts.conflict.theirs}</dt>
          <dd>{valueText(draftValue(conflict), texts)}</dd>
        </div>
        <div>
          <dt className="caption muted">{texts.conflict.own}</dt>
          <dd>{valueText(shown.value, texts)}</dd>
        </div>
      </dl>
      <div className="conflict-acts">
        <button className="btn line sm" type="button" onClick={() => editor.take(id, 'other')}>
          {texts.conflict.takeTheirs}
        </button>
        <button className="btn sm" type="button" onClick={() => editor.take(id, 'own')}>
          {texts.conflict.takeOwn}
        </button>
      </div>
    </div>
  );
}
