import { pathIn } from '#domain/addresses.ts';
import type { Language } from '#domain/languages.ts';
import type { FieldError } from '#domain/text-rules.ts';
import type { SubmissionFormName } from './submission-form.ts';

export type Outcome = 'sent' | 'invalid' | 'failed';

/** The page that tells a visitor without script what happened: the id of what was sent, or the fields to look at. */
export function outcomeAddress(
  form: SubmissionFormName,
  language: Language,
  outcome: Outcome,
  about: string | readonly FieldError[] = '',
): string {
  const page = pathIn(language, `/${form}/${outcome}`);
  if (outcome === 'sent') return `${page}?ref=${String(about)}`;
  if (outcome === 'failed' || typeof about === 'string') return page;
  return `${page}?fields=${about.map(({ field }) => field).join(',')}`;
}
