import words from '#content/en/checks.json' with { type: 'json' };
import type { CheckResult } from '#domain/checks.ts';
import { fillWords } from '#server/mail/fill-words.ts';

type Words = { found: string; todo?: string };

const marks = { ok: '✓', attention: '!', wrong: '✗' } as const;
const narrowest = 40;

/** One line per finding, what to do below it, a count at the end. */
export function doctorReport(results: readonly CheckResult[], width: number): string {
  const widest = Math.max(...Object.values(words.names).map((name) => name.length));
  const indent = ' '.repeat(2 + 10 + 2 + widest + 2);
  const lines = results.flatMap(({ check, state, code, values }) => {
    const { found, todo }: Words = words.found[code];
    const head = `${marks[state]} ${words.states[state].padEnd(10)}  ${words.names[check].padEnd(widest)}  `;
    const texts = [fillWords(found, values), ...(todo ? [fillWords(todo, values)] : [])];
    const wrapped = texts.flatMap((text) => wrap(text, Math.max(narrowest, width - indent.length)));
    return wrapped.map((line, place) => (place === 0 ? head : indent) + line);
  });
  const count = (state: CheckResult['state']) => results.filter((one) => one.state === state).length;
  return `${lines.join('\n')}\n${count('ok')} ok, ${count('attention')} to look at, ${count('wrong')} wrong\n`;
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
