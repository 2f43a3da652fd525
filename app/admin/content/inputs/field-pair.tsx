import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import type { FieldNode } from '#app/admin/content/content-tree.ts';
import { stateIn } from '#app/admin/content/field-state.ts';
import { fieldPath } from '#app/admin/content/overview/found-places.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { FactInput } from './fact-input.tsx';
import { FieldNotes } from './field-notes.tsx';
import { TextInput } from './text-input.tsx';

/** The same place in each language, or a fact that holds for all. */
export function FieldPair({ node }: { node: FieldNode }) {
  const { labelOf } = useContentArea();
  return (
    <div className="field-pair" data-place={fieldPath(node)}>
      <p className="label" aria-hidden="true">
        {labelOf(Object.values(node.ids)[0]!)}
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
    <div className={shown.length > 1 ? 'field-languages' : 'field-languages single'}>
      {shown.map((language) => (
        <OneField
          key={language}
          id={node.ids[language]!}
          language={language}
          label={label}
          todos={stateIn(node, language, area.fields, area)?.todos ?? []}
        />
      ))}
    </div>
  );
}

type Props = {
  id: string;
  language: Language | 'all';
  label: string;
  todos: readonly ('missing' | 'stale' | 'outdated' | 'review')[];
};

function OneField({ id, language, label, todos }: Props) {
  const texts = useAdmin().words.content;
  const { fields } = useContentArea();
  const kind = fields.get(id)?.kind;
  const isText = kind === 'text' && language !== 'all';
  return (
    <div className="one-field">
      {language !== 'all' && (
        <span className="caption muted" aria-hidden="true">
          {texts.languages[language]}
        </span>
      )}
      {isText ? (
        <TextInput id={id} language={language} label={label} />
      ) : (
        <FactInput id={id} label={label} language={language} />
      )}
      <FieldNotes id={id} todos={todos} />
    </div>
  );
}
