import { useContentArea, useShownField } from '#app/admin/content/content-area.tsx';
import { type FieldNode, fieldPath, firstId } from '#app/admin/content/content-tree.ts';
import { type State, statesIn } from '#app/admin/content/field-state.ts';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { FactInput } from './fact-input.tsx';
import { FieldNotes } from './field-notes.tsx';
import { TextInput } from './text-input.tsx';

/** The same place in each language, or a fact that holds for all. */
export function FieldPair({ node }: { node: FieldNode }) {
  const { labelOf } = useContentArea();
  return (
    <div className="lines" data-place={fieldPath(node)}>
      <p className="label" aria-hidden="true">
        {labelOf(firstId(node))}
      </p>
      <FieldLanguages node={node} />
    </div>
  );
}

/** Its label is above. */
export function FieldLanguages({ node }: { node: FieldNode }) {
  const area = useContentArea();
  const shown = ([...languages, 'all'] as const).filter((language) => node.ids[language] !== undefined);
  const label = area.labelOf(node.ids[shown[0]!]!);
  return (
    <div className={shown.length > 1 ? 'columns field-languages' : 'columns field-languages single'}>
      {shown.map((language) => (
        <OneField
          key={language}
          id={node.ids[language]!}
          language={language}
          label={label}
          states={statesIn(node, language, area)}
        />
      ))}
    </div>
  );
}

type Props = { id: string; language: Language | 'all'; label: string; states: readonly State[] };

/** The input of one field with its notes, which describe it. */
function OneField({ id, language, label, states }: Props) {
  const texts = useWords(contentWords).content;
  const shown = useShownField(id)!;
  const { kind, isLocked = false } = shown.field;
  const control = {
    id: `content-${id}`,
    className: 'input',
    disabled: isLocked,
    'aria-label':
      language === 'all' ? label : fill(texts.editor.both, { label, language: texts.languages[language] }),
    'aria-invalid': shown.problem !== undefined,
    'aria-describedby': `notes-${id}`,
  };
  return (
    <div className="lines one-field">
      {language !== 'all' && (
        <span className="caption muted" aria-hidden="true">
          {texts.languages[language]}
        </span>
      )}
      {kind === 'text' && language !== 'all' ? (
        <TextInput shown={shown} language={language} control={control} />
      ) : (
        <FactInput shown={shown} control={control} />
      )}
      <FieldNotes shown={shown} states={states} />
    </div>
  );
}
