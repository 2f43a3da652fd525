/** Names of entries, which the program looks up. */
const names = new Set(['id', 'ids']);

/** What drawings and filters count by, where it is not a sentence. */
const figures = new Set(['offer', 'minute', 'minutes', 'range', 'clause', 'number', 'quarter']);
const figure = /^(?:[a-z\d.–-]*|Q\d \d{4})$/;

/** Whether a text in a file of words is none for readers: who changed it would break a page. */
export function isData(path: string, text: string): boolean {
  const key = path.split('.').findLast((part) => !/^n?\d+$/.test(part)) ?? '';
  return names.has(key) || (figures.has(key) && figure.test(text));
}
