import { isAsks } from '#content/asks.ts';
import { judgeSetting } from '#content/facts/setting-rules.ts';
import { factsOn } from '#content/namespace-facts.ts';
import type { Field } from '#domain/api/content.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import { cleanText } from '#domain/language/clean-text.ts';
import { type EditProblem, judgeEditedText, textPlaceOf } from '#domain/publishing/edited-text.ts';
import { productPlaceOf, removedStatus } from '#domain/publishing/product-fields.ts';
import { productFormSchema } from '#domain/publishing/product-form.ts';
import { judgeFact } from './fact-rules.ts';
import { judgeOrder } from './items.ts';

type Verdict = { readonly value: unknown } | EditProblem;

/**
 * Private signs, which a preview uses to name fields (`content/marks/marks.ts`); and in values that are no text, signs that turn a
 * line around or end it.
 */
const unfitForPages = /[\p{Co}\u2028-\u202E\u2066-\u2069]/u;

/** The value as it is stored, or why it is refused. The guide has the facts that a text may name. */
export function judgeEdit(guide: ContentGuide, field: Field, given: unknown): Verdict {
  const { id, kind, defaultValue } = field;
  const value = typeof given === 'string' ? cleanText(given) : given;
  if (unfitForPages.test(JSON.stringify(value ?? null))) return { code: 'controlCharacter' };
  if (kind === 'product') return judgeProductField(guide, id, value);
  if (kind === 'order') return judgeOrder(field, value);
  if (kind === 'setting') {
    const { input } = guide.settings[id.slice('setting.'.length)]!;
    return judgeSetting({ input, isLocked: field.isLocked, defaultValue }, value);
  }
  if (kind !== 'text') return judgeFact(kind, value);
  const { language, namespace } = textPlaceOf(id)!;
  const facts = factsOn(guide.facts[language], namespace);
  return judgeEditedText(value, { defaultValue: String(defaultValue ?? ''), facts, mayBeEmpty: isAsks(id) });
}

/** One attribute of a product (ADMIN-3). */
function judgeProductField({ offerings }: ContentGuide, id: string, value: unknown): Verdict {
  const { attribute } = productPlaceOf(id)!;
  if (attribute === 'status' && value === removedStatus) return { value };
  if (attribute === 'offering' && value !== null && !offerings.includes(String(value)))
    return { code: 'offeringUnknown' };
  const { success, data, error } = productFormSchema.shape[attribute].safeParse(value);
  return success ? { value: data } : { code: error.issues[0]!.message };
}
