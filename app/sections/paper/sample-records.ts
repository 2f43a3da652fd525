import { wordsFor } from '#app/words/words.ts';
import type { Content } from '#content/content.ts';
import { unmarked } from '#content/marks/marks.ts';
import records from '#content/sample-records.json' with { type: 'json' };
import type { Language } from '#domain/language/languages.ts';
import { textMark } from '#domain/language/text-mark.ts';

/** Offerings whose sheet can be downloaded. */
export const recordedOfferings = ['sophie', 'nova', 'ic-water-principle'] as const;

export type RecordedOffering = (typeof recordedOfferings)[number];

export type RecordFile = {
  /** Mark of the words on the sheet. */
  readonly words: string;
  /** Mark of everything that was printed: words, styles and font. */
  readonly drawing: string;
  readonly bytes: number;
};

type RecordFiles = Readonly<Record<string, RecordFile | undefined>>;

/** `de/sophie`: the path below public/records without `.pdf`. */
export function recordKey(offering: RecordedOffering, language: Language): string {
  return `${language}/${offering}`;
}

export function recordWords(content: Content, offering: RecordedOffering, language: Language): string {
  const { paper } = wordsFor(content, language, offering);
  const { mark, note } = wordsFor(content, language, 'sessions').paper;
  return textMark(unmarked(JSON.stringify([paper, mark, note])));
}

/** `npm run sample-records` prints the files; one whose words have changed since is not linked. */
export function printedRecord(
  content: Content,
  offering: RecordedOffering,
  language: Language,
  printed: RecordFiles = records,
): { readonly href: string; readonly bytes: number } | null {
  const key = recordKey(offering, language);
  const file = printed[key];
  if (file?.words !== recordWords(content, offering, language)) return null;
  return { href: `/records/${key}.pdf`, bytes: file.bytes };
}
