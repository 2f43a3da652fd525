import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { editedValue, isOutdated, type Target, valueText } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { placeText } from '#app/admin/content/place-names.ts';
import { Button } from '#app/admin/controls/button.tsx';

/** Fields whose default has changed since they were edited, to choose between the edit, the new and the old default. */
export function DefaultChoices() {
  const { words, offerings } = useAdmin();
  const texts = words.content;
  const { editor, fields, labelOf, announce } = useContentArea();
  const open = [...fields.values()].filter(isOutdated);
  if (open.length === 0) return <p role="status">{texts.choice.empty}</p>;

  function choose(id: string, target: Target) {
    editor.set(id, target);
    announce(texts.choice.done);
  }

  return (
    <ul className="default-choices">
      {open.map((field) => {
        const { id, defaultValue } = field;
        const said = editedValue(field)!;
        const place = placeText(id, texts, offerings, labelOf);
        const { language } = placeOf(id);
        const choices = [
          ['yours', 'keep', said.value, { to: 'value', value: said.value }],
          ['new', 'take', defaultValue, { to: 'default' }],
          ['original', 'back', said.basedOn, { to: 'value', value: said.basedOn }],
        ] as const;
        return (
          <li key={id} className="card">
            <h3>{place}</h3>
            <div className="default-choice">
              {choices.map(([name, act, value, target]) => (
                <div key={name}>
                  <p className="caption muted">{texts.choice[name]}</p>
                  <p lang={language}>{valueText(value, texts)}</p>
                  <Button aria-label={`${texts.choice[act]}: ${place}`} onClick={() => choose(id, target)}>
                    {texts.choice[act]}
                  </Button>
                </div>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
