import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { reviewsKey, useReviews } from '#app/admin/content/draft/content-queries.ts';
import { liveValue, type ShownField, valueText } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { placeAbove, type State } from '#app/admin/content/field-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { Icon } from '#app/ui/icon.tsx';
import { contentWords } from '#content/admin/content.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import type { FieldProblem } from '#domain/api/content.ts';
import type { ContentReviews } from '#domain/api/reviews.ts';
import { defaultLanguage } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { leapOf } from '#domain/publishing/leap.ts';
import { asPlaceholder, fill } from '#domain/publishing/placeholders.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { ConflictChoice } from './conflict-choice.tsx';

/** Lists the problems and tasks of a field, who has changed it, and the ways back. */
export function FieldNotes({ shown, states }: { shown: ShownField; states: readonly State[] }) {
  const { language } = useAdmin();
  const { content } = useWords(contentWords);
  const { publish } = useWords(publishingWords);
  const texts = content.editor;
  const { id: ownId } = useOperator();
  const { editor, toReview, problems } = useContentArea();
  const { field, problem, conflict, isChanged, value } = shown;
  const { id, draft, defaultValue, isLocked } = field;
  const miscount = problems?.find((one) => one.id === id && one.code === 'miscounted');
  const leap = leapOf(liveValue(field), value);
  // One note is for all languages.
  const isFirstLanguage = (placeOf(id).language ?? defaultLanguage) === defaultLanguage;
  const open = isFirstLanguage && states.includes('review') ? toReview.get(id) : undefined;
  // The texts beside a figure claim nothing.
  const confirmed = id.startsWith('claim.') ? 1 : (open ?? 0);
  const isOriginal = isSame(value, defaultValue) || defaultValue === undefined || defaultValue === '';
  return (
    <div className="lines field-notes" id={`notes-${id}`}>
      {problem && <ProblemNote problem={problem} shown={shown} />}
      {conflict && (
        <ConflictChoice
          shown={shown}
          textOf={(one) => valueText(one, content)}
          onTake={(whose) => editor.take(id, whose)}
        />
      )}
      {leap && (
        <p className="small warning">{fill(publish.checks.reasons[leap.code], { times: leap.times })}</p>
      )}
      {miscount && <p className="small warning">{fill(publish.checks.reasons.miscounted, miscount.data)}</p>}
      {isLocked && <p className="hint">{texts.locked}</p>}
      {!problem && states.includes('missing') && (
        <p className="small warning">
          {field.kind === 'setting' ? publish.checks.reasons.legalMissing : texts.missing}
        </p>
      )}
      {states.includes('stale') && <p className="small warning">{texts.stale}</p>}
      {open !== undefined && (
        <p className="hint row">
          {fill(plural(texts, 'review', confirmed, language), { count: open })} <ReviewButton id={id} />
        </p>
      )}
      {states.includes('outdated') && typeof defaultValue === 'string' && (
        <p className="small warning">{fill(texts.newDefault, { text: defaultValue })}</p>
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
        <p className="row">
          {isChanged && (
            <Button kind="ghost" onClick={() => editor.set(id, { to: 'live' })}>
              <Icon name="undo" />
              {texts.discard}
            </Button>
          )}
          {!isOriginal && field.live && (
            <Button kind="ghost" onClick={() => editor.set(id, { to: 'default' })}>
              {texts.defaultText}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** Why a value was refused, with the facts that could replace the wrong part. */
function ProblemNote({ problem, shown }: { problem: FieldProblem; shown: ShownField }) {
  const texts = useWords(contentWords).content;
  const { editor, factName, factsOf } = useContentArea();
  const { id, code, at = '', limit = 0, placeholders = [] } = problem;
  const { page, language } = placeOf(id);
  const sentences: Readonly<Record<string, string>> = texts.problems;
  const lost = code === 'lostPlaceholder' ? at.slice(2, -2) : undefined;
  const text = String(shown.value);
  const offered = [...new Set(placeholders)].filter((name) => !name.startsWith(`${page}.`)).slice(0, 5);

  function nameOf(name: string): string {
    const value = language && factsOf(language, page)[name];
    return value ? fill(texts.chip.label, { name: factName(name, page), value }) : name;
  }

  const button = (label: string, name: string, value: string) => (
    <Button
      key={name}
      onClick={() => {
        editor.set(id, { to: 'value', value });
        document.getElementById(`content-${id}`)?.focus();
      }}
    >
      {fill(label, { name: nameOf(name) })}
    </Button>
  );
  return (
    <div className="group start field-problem">
      <p className="err">
        <Icon name="alert" />
        {fill(Object.hasOwn(sentences, code) ? sentences[code]! : texts.problems.other, {
          at: lost ? nameOf(lost) : at,
          limit,
        })}
      </p>
      {offered.map((name) => button(texts.problems.use, name, text.replace(at, asPlaceholder(name))))}
      {lost && button(texts.problems.putBack, lost, `${text.trimEnd()} ${asPlaceholder(lost)}`)}
    </div>
  );
}

/** Confirms the place that the field belongs to, in all languages; only the first of its fields has it. */
function ReviewButton({ id }: { id: string }) {
  const { content, translation } = useWords(contentWords);
  const { announce } = useContentArea();
  const client = useQueryClient();
  const place = useReviews()?.places.find(
    ({ reviewed, fields }) => !reviewed && placeAbove(id, new Set(fields)),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      sendChange<ContentReviews>('POST', reviewsKey[0], {
        places: [{ place: place!.place, print: place!.print }],
        isReviewed: true,
      }),
    onSuccess(reviews) {
      client.setQueryData(reviewsKey, reviews);
      announce(content.editor.reviewed);
      // The button goes.
      document.getElementById(`content-${id}`)?.focus({ preventScroll: true });
    },
    // A colleague has changed it since it was read here.
    onError: () => void client.invalidateQueries(),
  });
  if (!place) return null;
  return (
    <Button isDisabled={isPending} onClick={() => mutate()}>
      {translation.review}
    </Button>
  );
}
