import { momentText } from '#app/admin/moment.ts';
import type { privacyWords } from '#content/admin/privacy.ts';
import type { ErasureReceipt, FoundMessage, FoundResponse } from '#domain/api/person.ts';
import type { Language } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type PrivacyWords = (typeof privacyWords)['de']['privacy'];

/** What was chosen; only kinds, times and references of it are used. */
export type Chosen = {
  readonly messages: readonly FoundMessage[];
  readonly responses: readonly FoundResponse[];
};

type Parts = {
  words: PrivacyWords;
  language: Language;
  receipt: ErasureReceipt;
  chosen: Chosen;
  note: string;
  brand: string;
};

/** A plain text that any program opens and any printer prints. */
export function receiptText({ words, language, receipt, chosen, note, brand }: Parts): string {
  const texts = words.receipt;
  const { at, operator, mark } = receipt;
  const facts = [
    [texts.at, `${momentText(language, at)} (${at})`],
    [texts.by, operator],
    ...(note ? [[texts.note, note]] : []),
    ...(mark === null ? [] : [[texts.mark, mark]]),
    ...erasedCounts(words, receipt),
  ];
  return [
    `${texts.document} – ${brand}`,
    '',
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    `${texts.items}:`,
    ...erasedItems(words, language, chosen).map((item) => `- ${item}`),
    '',
    ...consequencesOf(words, language, receipt),
    '',
  ].join('\r\n');
}

/** What was erased, by kind; kinds of which there was nothing are left out. */
export function erasedCounts(
  { receipt: texts }: PrivacyWords,
  { erased }: ErasureReceipt,
): [string, string][] {
  return (['messages', 'replies', 'notes', 'mails', 'responses'] as const)
    .filter((kind) => erased[kind] > 0)
    .map((kind) => [texts[kind], String(erased[kind])]);
}

export function erasedItems(
  words: PrivacyWords,
  language: Language,
  { messages, responses }: Chosen,
): string[] {
  const texts = words.receipt;
  return [
    ...messages.map(({ reference, kind, receivedAt }) =>
      fill(texts[kind], { time: momentText(language, receivedAt), reference }),
    ),
    ...responses.map(({ receivedAt }) => fill(texts.response, { time: momentText(language, receivedAt) })),
  ];
}

/** What is still stored, and where remains are. */
export function consequencesOf(words: PrivacyWords, language: Language, receipt: ErasureReceipt): string[] {
  const { left, files } = receipt;
  return [
    ...(left > 0 ? [fill(plural(words.receipt, 'left', left, language), { count: left })] : []),
    words.receipt.files[files],
    ...remainsOf(words, language, receipt),
  ];
}

/** Where the data stays all the same. */
export function remainsOf(
  { erase: texts }: PrivacyWords,
  language: Language,
  { backupDays: days, isSetAside }: Pick<ErasureReceipt, 'backupDays' | 'isSetAside'>,
): string[] {
  const backups =
    days === null ? texts.backupsUnknown : fill(plural(texts, 'backups', days, language), { count: days });
  return [backups, ...(isSetAside ? [texts.setAside] : [])];
}
