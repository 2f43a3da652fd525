import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea, useShownField } from '#app/admin/content/content-context.ts';
import { liveValue, valueText } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import type { Todo } from '#app/admin/content/field-state.ts';
import { momentText } from '#app/admin/moment.ts';
import { Icon } from '#app/ui/icon.tsx';
import { defaultLanguage } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { leapOf } from '#domain/publishing/leap.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { FieldProblemNote } from './field-problem.tsx';
import { ReviewButton } from './review-text.tsx';

type Props = { id: string; todos: readonly Todo[] };

/** Lists the problems and tasks of a field, who has changed it, and the ways back. */
export function FieldNotes({ id, todos }: Props) {
  const { words, language } = useAdmin();
  const texts = words.content.editor;
  const { id: ownId } = useOperator();
  const { editor, toReview } = useContentArea();
  const shown = useShownField(id)!;
  const { field, problem, conflict, isChanged, value } = shown;
  const { draft, defaultValue, isLocked } = field;
  const leap = leapOf(liveValue(field), value);
  // Said once for all languages.
  const open = todos.includes('review') && isFirstLanguage(id) ? toReview.get(id) : undefined;
  // What stands beside a figure is not claimed.
  const confirmed = id.startsWith('claim.') ? 1 : (open ?? 0);
  const isOriginal = isSame(value, defaultValue) || defaultValue === undefined || defaultValue === '';
  return (
    <div className="field-notes" id={`notes-${id}`}>
      {problem && <FieldProblemNote problem={problem} shown={shown} />}
      {conflict && (
        <ConflictChoice
          shown={shown}
          textOf={(said) => valueText(said, words.content)}
          onTake={(whose) => editor.take(id, whose)}
        />
      )}
      {leap && (
        <p className="field-todo">{fill(words.publish.checks.reasons[leap.code], { times: leap.times })}</p>
      )}
      {isLocked && <p className="hint">{texts.locked}</p>}
      {!problem && todos.includes('missing') && (
        <p className="field-todo">
          {field.kind === 'setting' ? words.publish.checks.reasons.legalMissing : texts.missing}
        </p>
      )}
      {todos.includes('stale') && <p className="field-todo">{texts.stale}</p>}
      {open !== undefined && (
        <p className="hint to-review">
          {fill(plural(texts, 'review', confirmed, language), { count: open })} <ReviewButton id={id} />
        </p>
      )}
      {todos.includes('outdated') && typeof defaultValue === 'string' && (
        <p className="field-todo">{fill(texts.newDefault, { text: defaultValue })}</p>
      )}
      {isChanged && draft && draft.by.id !== ownId && (
        <p className="hint">
          {fill(texts.changedBy, {
            name: draft.by.name ?? texts.removedOperator,
            moment: momentText(language, draft.at),
          })}
        </p>
      )}
      {!isLocked && (isChanged || !isOriginal) && (
        <p className="field-acts">
          {isChanged && (
            <button type="button" onClick={() => editor.set(id, { to: 'live' })}>
              <Icon name="undo" />
              {texts.discard}
            </button>
          )}
          {!isOriginal && field.live && (
            <button type="button" onClick={() => editor.set(id, { to: 'default' })}>
              {texts.defaultText}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function isFirstLanguage(id: string): boolean {
  return (placeOf(id).language ?? defaultLanguage) === defaultLanguage;
}
