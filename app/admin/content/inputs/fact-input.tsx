import { useContentArea } from '#app/admin/content/content-area.tsx';
import { choicesOf, isPriceValue, type ShownField } from '#app/admin/content/draft/field-values.ts';
import type { ContentWords } from '#app/admin/content/place-names.ts';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import type { SettingGuide } from '#domain/api/content-guide.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Control } from './control.ts';
import { HoursInput } from './hours-input.tsx';
import { PeopleInput } from './people-input.tsx';
import { PriceInput } from './price-input.tsx';

const inputTypes: Readonly<Record<string, string>> = { day: 'date', moment: 'datetime-local' };

/** Edits a fact or a setting with the input of its kind. */
export function FactInput({ shown, control }: { shown: ShownField; control: Control }) {
  const texts = useWords(contentWords).content;
  const { editor, guide } = useContentArea();
  const { field, value } = shown;
  const { id } = field;
  const isSetting = field.kind === 'setting';
  const setting = isSetting ? guide?.settings[id.slice('setting.'.length)]?.input : undefined;
  const kind = isSetting ? (setting?.kind ?? 'line') : field.kind;
  const text = shownText(value);
  const onChange = (next: unknown, isTyping = false) =>
    editor.set(id, { to: 'value', value: next }, isTyping);
  const options = setting ? settingOptions(setting, text, texts.settings) : choicesOf(id, texts);

  if (kind === 'price' && isPriceValue(value))
    return <PriceInput control={control} value={value} onChange={onChange} />;
  if (kind === 'people') return <PeopleInput control={control} value={text} onChange={onChange} />;
  if (kind === 'hours') return <HoursInput control={control} value={text} onChange={onChange} />;
  if (options)
    return (
      <select
        {...control}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      >
        {[...options].map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    );
  // A figure such as 112 is a number, “24/7” is words.
  const isNumber = ['number', 'figure'].includes(field.kind) || typeof field.defaultValue === 'number';
  return (
    <>
      {setting?.kind === 'line' ? (
        <textarea
          {...control}
          className="input one-line"
          rows={Math.min(8, Math.ceil((text.length + 1) / 40))}
          value={text}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\s*[\n\r]+\s*/g, ' '), true)}
        />
      ) : (
        <input
          {...control}
          type={inputTypes[kind] ?? 'text'}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget: { value: typed } }) =>
            onChange(isNumber && /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed, true)
          }
        />
      )}
      {setting?.example && (
        <p className="caption muted">{fill(texts.settings.example, { text: setting.example })}</p>
      )}
    </>
  );
}

function settingOptions(
  { kind, choices }: SettingGuide['input'],
  value: string,
  texts: ContentWords['content']['settings'],
): ReadonlyMap<string, string> | undefined {
  const values = kind === 'switch' ? ['on', 'off'] : kind === 'timeZone' ? timeZones() : choices;
  if (!values) return undefined;
  const names: Readonly<Record<string, string>> = texts.choices;
  const none = values.includes(value) ? [] : [['', texts.choices.none] as const];
  return new Map([...none, ...values.map((one) => [one, names[one] ?? one] as const)]);
}

/** The zones of most offices first. */
function timeZones(): string[] {
  const near = ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich'];
  return [...near, ...Intl.supportedValuesOf('timeZone').filter((zone) => !near.includes(zone))];
}

function shownText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
