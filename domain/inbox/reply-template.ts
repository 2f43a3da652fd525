import * as z from 'zod/mini';
import { defaultLanguage, type Language, languages, perLanguage } from '#domain/language/languages.ts';
import {
  atMost,
  judgeLine,
  judgeText,
  mandatory,
  optionalTextField,
  textField,
  typeCode,
  type Verdict,
} from '#domain/language/text-rules.ts';
import { entryIdPattern, versionSchema } from '#domain/site/entry-id.ts';

export const templateLimits = { title: 80, text: 10_000, templates: 100 } as const;

/** Written as `{{name}}`; what each stands for is known when the template is inserted. */
export const templatePlaceholders = ['name', 'reference', 'received', 'today', 'operator'] as const;

export type TemplatePlaceholder = (typeof templatePlaceholders)[number];

const known: ReadonlySet<string> = new Set(templatePlaceholders);

function judgeTemplate(value: string): Verdict<string> {
  const verdict = atMost(templateLimits.text, judgeText)(value);
  // Text between braces may be no name at all.
  const isUnknown = (text: string) =>
    Array.from(text.matchAll(/\{\{(.*?)\}\}/g)).some(([, name = '']) => !known.has(name));
  return 'value' in verdict && isUnknown(verdict.value) ? { code: 'unknownPlaceholder' } : verdict;
}

const templateText = optionalTextField(judgeTemplate);

const fields = {
  title: textField(mandatory(atMost(templateLimits.title, judgeLine))),
  ...perLanguage(() => templateText),
};

function hasText(template: Readonly<Record<Language, string>>): boolean {
  return languages.some((language) => template[language] !== '');
}

const textMissing = { error: 'required', path: [defaultLanguage] };

/** A title, and a text for each language under its name; one of them may be empty. */
export const templateSchema = z.object(fields).check(z.refine(hasText, textMissing));

export const templateChangeSchema = z
  .object({ version: versionSchema, ...fields })
  .check(z.refine(hasText, textMissing));

export type TemplateFields = z.infer<typeof templateSchema>;

const templateId = z.string({ error: typeCode }).check(z.regex(entryIdPattern, 'type'));

/** All ids in the new order. */
export const templateOrderSchema = z.object({
  ids: z.array(templateId, { error: typeCode }).check(z.maxLength(templateLimits.templates, 'tooLong')),
});
