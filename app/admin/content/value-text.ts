import type { AdminWords } from '#app/admin/admin-data.ts';
import type { Price } from '#content/price.ts';

export function isPriceValue(value: unknown): value is Price {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
}

/** A value in one line, for people. */
export function valueText(value: unknown, texts: AdminWords['content']): string {
  if (isPriceValue(value)) {
    const { price } = texts;
    return `${value.amount} ${price.currencies[value.currency]}, ${price.periods[value.period]}, ${price.vat} ${price.vats[value.vat]}`;
  }
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  return JSON.stringify(value);
}

/** A choice as its list names it; undefined if the field is none. */
export function choiceText(id: string, value: unknown, texts: AdminWords['content']): string | undefined {
  const names: Readonly<Record<string, string>> | undefined = id.endsWith('.availability')
    ? { '': texts.availability.offered, ...texts.availability }
    : id.endsWith('.mark')
      ? { '': texts.marks.none, ...texts.marks }
      : /^claim\.\w+\.use$/.test(id)
        ? { '': texts.claimUse.named, ...texts.claimUse }
        : undefined;
  return names?.[typeof value === 'string' ? value : ''];
}
