import * as z from 'zod/mini';
import { defaultLanguage, languages, perLanguage } from '#domain/language/languages.ts';
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

/** A title, and a text for each language under its name; one of them may be empty. */
export const templateSchema = z.object(fields).check(
  z.refine((template) => languages.some((language) => template[language] !== ''), {
    error: 'required',
    path: [defaultLanguage],
  }),
);

export type TemplateFields = z.infer<typeof templateSchema>;

export const templateVersionSchema = z.object({ version: versionSchema });

const templateId = z.string({ error: typeCode }).check(z.regex(entryIdPattern, 'type'));

/** All ids in the new order. */
export const templateOrderSchema = z.object({
  ids: z.array(templateId, { error: typeCode }).check(z.maxLength(templateLimits.templates, 'tooLong')),
});
