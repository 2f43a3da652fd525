import { type Language, languageRules } from '#domain/language/languages.ts';

/** Abbreviations that end no sentence, although a capital may follow. */
const unfinished =
  /(?:^|[\s(])(?:zzgl|inkl|exkl|bzw|ca|Abs|Art|Nr|Buchst|Tel|z\. ?B|d\. ?h|u\. ?a|incl|excl|e\.g|i\.e|no)\.\s*$/;

/** The sentences of a paragraph, as they are written. */
export function sentencesIn(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(languageRules[language].locale, { granularity: 'sentence' });
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (unfinished.test(open)) continue;
    sentences.push(open.trim());
    open = '';
  }
  return open ? [...sentences, open.trim()] : sentences;
}
