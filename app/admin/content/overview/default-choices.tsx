import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { editedValue, isOutdated, valueText } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { Button } from '#app/admin/controls/button.tsx';

/** Fields whose default has changed since they were edited, to choose between the edit, the new and the old default. */
export function DefaultChoices() {
  const texts = useAdmin().words.content;
  const { editor, fields, placeText, announce } = useContentArea();
  const open = [...fields.values()].filter(isOutdated);
  if (open.length === 0) return <p role="status">{texts.choice.empty}</p>;

  return (
    <ul className="default-choices">
      {open.map((field) => {
        const { id, defaultValue } = field;
        const { value: edited, basedOn } = editedValue(field)!;
        const place = placeText(id);
        const { language } = placeOf(id);
        const choices = [
          ['yours', 'keep', edited, { to: 'value', value: edited }],
          ['new', 'take', defaultValue, { to: 'default' }],
          ['original', 'back', basedOn, { to: 'value', value: basedOn }],
        ] as const;
        return (
          <li key={id} className="card">
            <h3>{place}</h3>
            <div className="default-choice">
              {choices.map(([name, act, value, target]) => (
                <div key={name}>
                  <p className="caption muted">{texts.choice[name]}</p>
                  <p lang={language}>{valueText(value, texts)}</p>
                  <Button
                    aria-label={`${texts.choice[act]}: ${place}`}
                    onClick={() => {
                      editor.set(id, target);
                      announce(texts.choice.done);
                    }}
                  >
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
