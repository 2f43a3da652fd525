/** Characters; a mail of hundreds of pages fills mailboxes (SEC-13). */
const longest = 4000;

export function shortened(text: string, remark: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).toWellFormed()} … ${remark}`;
}
