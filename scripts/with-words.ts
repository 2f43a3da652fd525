import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser';

type Difference = { readonly path: JSONPath; readonly value: unknown };

/** Characters that nobody sees in an editor are written as escapes. */
const invisible = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

/** The text of a JSON file with other values: all that stays keeps its place, its escapes and its line breaks. */
export function withWords(file: string, wanted: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return differences(parse(file), wanted, []).reduce(
    (text, { path, value }) =>
      applyEdits(
        text,
        modify(text, path, value, { formattingOptions }).map((edit) => ({
          ...edit,
          content: edit.content.replace(invisible, escaped),
        })),
      ),
    file,
  );
}

/** Lists of another length are replaced as a whole. */
function differences(is: unknown, wanted: unknown, path: JSONPath): Difference[] {
  if (JSON.stringify(is) === JSON.stringify(wanted)) return [];
  const isOther = typeof is !== 'object' || typeof wanted !== 'object' || is === null || wanted === null;
  if (isOther || keysOf(is).join() !== keysOf(wanted).join()) return [{ path, value: wanted }];
  return Object.entries(wanted).flatMap(([key, value]) =>
    differences((is as Record<string, unknown>)[key], value, [
      ...path,
      Array.isArray(wanted) ? Number(key) : key,
    ]),
  );
}

function keysOf(value: object): string[] {
  return Object.keys(value).toSorted();
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
