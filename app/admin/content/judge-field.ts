import { factKindOf, judgeFact } from '#content/edits/fact-rules.ts';
import type { ContentField, FieldProblem } from '#domain/api/content.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import type { Language } from '#domain/language/languages.ts';
import { judgeEditedText } from '#domain/publishing/edited-text.ts';
import { placeOf } from './field-place.ts';

/** Facts that a page may name; its own also by short name. */
export function factsFor(
  guide: ContentGuide | undefined,
  language: Language,
  page: string,
): Readonly<Record<string, string>> {
  const all = guide?.facts[language] ?? {};
  const own = Object.entries(all).filter(([name]) => name.startsWith(`${page}.`));
  return { ...all, ...Object.fromEntries(own.map(([name, value]) => [name.slice(page.length + 1), value])) };
}

/** Why a value would be refused, as far as the browser knows. */
export function judgeField(
  field: ContentField,
  value: unknown,
  guide: ContentGuide | undefined,
): Omit<FieldProblem, 'id'> | undefined {
  if (field.kind === 'text') return guide && judgeText(field, value, guide);
  const kind = factKindOf(field.id);
  if (!kind) return undefined;
  const verdict = judgeFact(kind, value);
  return 'code' in verdict ? verdict : undefined;
}

function judgeText(field: ContentField, value: unknown, guide: ContentGuide) {
  const { language, page } = placeOf(field.id);
  const facts = factsFor(guide, language!, page);
  const verdict = judgeEditedText(value, {
    defaultValue: String(field.defaultValue ?? ''),
    facts,
    claims: new Set(Object.keys(facts).filter((name) => /^claim[A-Z]/.test(name))),
  });
  return 'code' in verdict ? verdict : undefined;
}
