import words from '#content/en/checks.json' with { type: 'json' };
import { type VariableLevel, variableLevels } from '#content/facts/variable-note.ts';
import type { CheckResult } from '#domain/health/checks.ts';
import { allVariables } from '#server/all-variables.ts';
import { findingText } from '#server/health/finding-text.ts';

const marks = { ok: '✓', attention: '!', wrong: '✗' } as const;
const narrowest = 40;

const headings: Readonly<Record<VariableLevel, string>> = {
  must: 'Before launch',
  should: 'Recommended',
  optional: 'Optional',
};

/** One line per finding with what to do below it, then one line per missing setting, then a count. */
export function doctorReport(results: readonly CheckResult[], width: number): string {
  const widest = Math.max(...Object.values(words.names).map((name) => name.length));
  const lines = results.flatMap((result) => {
    const { check, state } = result;
    const { found, todo } = findingText(words, result);
    const head = `${marks[state]} ${words.states[state].padEnd(10)}  ${words.names[check].padEnd(widest)}  `;
    return columns(head, todo === null ? [found] : [found, todo], width);
  });
  const count = (state: CheckResult['state']) => results.filter((one) => one.state === state).length;
  return [
    ...lines,
    ...settingLines(results, width),
    `${count('ok')} ok, ${count('attention')} to look at, ${count('wrong')} wrong`,
    '',
  ].join('\n');
}

function settingLines(results: readonly CheckResult[], width: number): string[] {
  const named = new Set(results.flatMap(({ values }) => values.names?.split(', ') ?? []));
  if (named.size === 0) return [];
  const missing = [...allVariables.values()].filter(({ name }) => named.has(name));
  const widest = Math.max(...missing.map(({ name }) => name.length));
  const groups = variableLevels.flatMap((level) => {
    const settings = missing.filter(({ note }) => note.level === level);
    if (settings.length === 0) return [];
    const listed = settings.flatMap(({ name, note }) =>
      columns(`  ${name.padEnd(widest)}  `, [note.sets], width),
    );
    return ['', `${headings[level]} (${settings.length}):`, ...listed];
  });
  return [
    ...groups,
    '',
    'Set them as environment variables, or in the admin area under Content: docs/configuration.md',
    'says where, in which format, and gives an example.',
    '',
  ];
}

/** Texts in a column to the right of `head`. */
function columns(head: string, texts: readonly string[], width: number): string[] {
  const indent = ' '.repeat(head.length);
  return texts
    .flatMap((text) => wrap(text, Math.max(narrowest, width - indent.length)))
    .map((line, place) => (place === 0 ? head : indent) + line);
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
