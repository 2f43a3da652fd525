import { draftValue, type ShownField } from '#app/admin/content/draft/field-values.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = {
  shown: ShownField;
  /** Where it is, if that cannot be seen. */
  label?: string;
  textOf: (value: unknown) => string;
  onTake: (whose: 'own' | 'other') => void;
};

/** A colleague was faster: both values, and one act to take either. */
export function ConflictChoice({ shown, label, textOf, onTake }: Props) {
  const { content } = useWords(contentWords);
  const { conflict, value } = shown;
  if (!conflict) return null;
  const name = (conflict.draft ?? conflict.live)?.by.name ?? content.editor.removedOperator;
  return (
    <div className="box warn group start" role="alert">
      <p>
        <b>
          {label && `${label}: `}
          {fill(content.conflict.title, { name })}
        </b>
      </p>
      <dl className="facts">
        <div>
          <dt className="caption">{content.conflict.theirs}</dt>
          <dd>{textOf(draftValue(conflict))}</dd>
        </div>
        <div>
          <dt className="caption">{content.conflict.own}</dt>
          <dd>{textOf(value)}</dd>
        </div>
      </dl>
      <div className="row">
        <Button onClick={() => onTake('other')}>{content.conflict.takeTheirs}</Button>
        <Button kind="primary" onClick={() => onTake('own')}>
          {content.conflict.takeOwn}
        </Button>
      </div>
    </div>
  );
}
