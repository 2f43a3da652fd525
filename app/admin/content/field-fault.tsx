import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { FieldFault } from '#domain/api/content.ts';
import { asPlaceholder, fill } from '#domain/publishing/placeholders.ts';
import { useContentArea } from './content-context.ts';
import { placeOf } from './field-place.ts';
import { factName } from './place-names.ts';
import type { ShownField } from './shown-field.ts';

/** Why a value was refused, with the fact that could stand there instead. */
export function FieldFaultNote({ fault, shown }: { fault: FieldFault; shown: ShownField }) {
  const { words, language } = useAdmin();
  const texts = words.content;
  const { editor, fields, factsOf } = useContentArea();
  const { page, language: ofText } = placeOf(fault.id);
  const { code, at = '', limit = 0, placeholders = [] } = fault;
  const sentences: Readonly<Record<string, string>> = texts.faults;
  const lost = code === 'lostPlaceholder' ? at.slice(2, -2) : undefined;
  const nameOf = (name: string) => {
    const value = ofText && factsOf(ofText, page)[name];
    const label = factName(name, page, language, texts, fields);
    return value ? fill(texts.chip.label, { name: label, value }) : name;
  };
  return (
    <div className="field-fault">
      <p className="err">
        <Icon name="alert" />
        {fill(Object.hasOwn(sentences, code) ? sentences[code]! : texts.faults.other, {
          at: lost ? nameOf(lost) : at,
          limit,
        })}
      </p>
      {[...new Set(placeholders)]
        .filter((name) => !name.startsWith(`${page}.`))
        .slice(0, 5)
        .map((name) => (
          <button
            key={name}
            className="btn line sm"
            type="button"
            onClick={() => put(String(shown.value).replace(at, asPlaceholder(name)))}
          >
            {fill(texts.faults.use, { name: nameOf(name) })}
          </button>
        ))}
      {lost && (
        <button
          className="btn line sm"
          type="button"
          onClick={() => put(`${String(shown.value).trimEnd()} ${asPlaceholder(lost)}`)}
        >
          {fill(texts.faults.putBack, { name: nameOf(lost) })}
        </button>
      )}
    </div>
  );

  function put(value: string): void {
    editor.set(fault.id, { to: 'value', value });
    document.getElementById(`content-${fault.id}`)?.focus();
  }
}
