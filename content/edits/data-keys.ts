/** What drawings count by, where it is not a sentence. */
const figures = new Set(['minute', 'minutes', 'clause', 'number']);
const figure = /^[\d.–-]*$/;

/** Whether a text in a file of words is none for readers, such as the id or the icon of an item: who changed it would break a page. */
export function isData(path: string, text: string): boolean {
  const key = path.split('.').findLast((part) => !/^n?\d+$/.test(part)) ?? '';
  return key === 'id' || key === 'icon' || (figures.has(key) && figure.test(text));
}
