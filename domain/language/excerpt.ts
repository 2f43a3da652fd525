/** Characters of a name, a company or another single line in a list. */
const lineLength = 200;

/** Characters of a text in a list. */
const textLength = 1000;

/** Lists show the beginnings of texts, because the forms have no limits. The record itself has the whole text. */
export function lineExcerpt(line: string): string {
  return excerpt(line, lineLength);
}

/** Like `lineExcerpt`, for a text of several lines. */
export function textExcerpt(text: string): string {
  return excerpt(text, textLength);
}

function excerpt(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}
