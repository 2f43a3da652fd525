import { defaultLanguage, isLanguage } from '#domain/language/languages.ts';
import { dayInWords, momentInWords } from '#domain/language/moment-in-words.ts';
import type { DeclarationFormWords } from './declaration-words.ts';

export type Row = { readonly label: string; readonly value: string; readonly isReference?: true };

export type Values = Readonly<Record<string, string>>;

/** In the order of the form, without empty fields. */
export function declaredRows(words: DeclarationFormWords, values: Values, language: string): Row[] {
  const { form, cancellation } = words;
  const { name = '', email = '', contract = '', cause = '', reason = '', endDate = '' } = values;
  const spoken = isLanguage(language) ? language : defaultLanguage;
  const rows = [
    { label: form.name.label, value: name },
    { label: form.email.label, value: email },
    { label: form.contract.label, value: contract },
    ...(cancellation
      ? [
          {
            label: cancellation.cause.label,
            value: cause === 'forCause' ? cancellation.cause.forCause : cancellation.cause.ordinary,
          },
          { label: cancellation.reason.label, value: reason },
          {
            label: cancellation.endDate.label,
            value: endDate === '' ? cancellation.earliest : dayInWords(spoken, endDate),
          },
        ]
      : []),
  ];
  return rows.map(({ label, value }) => ({ label, value: value.trim() })).filter(({ value }) => value !== '');
}

export function receiptRows(
  words: DeclarationFormWords,
  values: Values,
  { reference, receivedAt }: { reference: string; receivedAt: string },
  language: string,
): Row[] {
  const { review, sent } = words;
  const spoken = isLanguage(language) ? language : defaultLanguage;
  const moment = Number.isNaN(Date.parse(receivedAt)) ? '' : momentInWords(spoken, receivedAt);
  return [
    ...declaredRows(words, values, language),
    { label: sent.declared, value: review.confirm },
    { label: sent.receivedAt, value: moment },
    { label: sent.reference, value: reference, isReference: true as const },
  ].filter(({ value }) => value !== '');
}
