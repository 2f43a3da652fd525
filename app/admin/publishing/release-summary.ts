import { releasesWords } from '#content/admin/releases.ts';
import type { ReleaseSummary } from '#domain/api/release.ts';
import type { Language } from '#domain/language/languages.ts';
import { counted } from '#domain/language/plural.ts';

/** How much of what a release changes. */
export function summaryText({ products, colors, fields }: ReleaseSummary, language: Language): string {
  const texts = releasesWords[language].releases;
  const counts = { ...products, colors: colors.changed, fields: fields.changed };
  const lines = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => counted(texts, kind, counts[kind], language));
  return lines.join(' · ') || texts.same;
}
