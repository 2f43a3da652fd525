import type { Content } from '#content/content.ts';
import { judgeSetting, type SettingCode, settingsOf } from '#content/facts/settings.ts';
import { facts } from '#content/facts.ts';
import type { Field } from '#domain/api/content.ts';
import { cleanText } from '#domain/language/clean-text.ts';
import { judgeEditedText, type TextProblem } from '#domain/publishing/edited-text.ts';
import { type FactCode, judgeFact } from './fact-rules.ts';
import { textPlaceOf } from './fields.ts';
import { judgeOrder, type ListProblem } from './items.ts';
import { judgeProductField, type ProductCode } from './product-rules.ts';

export type EditProblem = TextProblem | ListProblem | { readonly code: FactCode | SettingCode | ProductCode };

/**
 * Private signs, which a preview uses to name fields (`content/marks/marks.ts`); and in values that are no text, signs that turn a
 * line around or end it.
 */
const unfitForPages = /[\p{Co}\u2028-\u202E\u2066-\u2069]/u;

/** The value as it is stored, or why it is refused. `content` gives the facts that a text may name. */
export function judgeEdit(content: Content, field: Field, given: unknown): { value: unknown } | EditProblem {
  const value = typeof given === 'string' ? cleanText(given) : given;
  if (unfitForPages.test(JSON.stringify(value ?? null))) return { code: 'controlCharacter' };
  if (field.kind === 'setting') return judgeSettingField(content, field, value);
  if (field.kind === 'product') return judgeProductField(content, field, value);
  if (field.kind === 'order') return judgeOrder(field, value);
  if (field.kind !== 'text') return judgeFact(field.kind, value);
  const { language, namespace } = textPlaceOf(field.id)!;
  return judgeEditedText(value, {
    defaultValue: String(field.defaultValue),
    facts: facts(content, language, namespace),
    claims: new Set(Object.keys(content.claims)),
  });
}

/** What an edit has set already is not locked by it: the field knows what the environment says. */
function judgeSettingField({ site }: Content, { id, isLocked, defaultValue }: Field, value: unknown) {
  return judgeSetting(
    {
      ...settingsOf(site).get(id.slice('setting.'.length))!,
      isLocked: isLocked === true,
      defaultValue: String(defaultValue),
    },
    value,
  );
}
