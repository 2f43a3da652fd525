import words from '#content/en/checks.json' with { type: 'json' };
import { findingStates } from '#domain/health/checks.ts';
import { replacePlaceholders } from '#domain/publishing/placeholders.ts';

const begin = '<!-- findings -->';
const end = '<!-- /findings -->';

/** `document` with the findings of the doctor between its two markers, as a table of messages and what to do. */
export function withFindings(document: string): string {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The document has no place for the findings: ${begin} … ${end}`);
  return `${before}${begin}\n\n${findingsTable()}\n\n${end}${after}`;
}

function findingsTable(): string {
  const rows = Object.entries<{ found: string; todo?: string }>(words.found).flatMap(
    ([code, { found, todo }]) => {
      if (!todo) return [];
      const state = findingStates[code as keyof typeof findingStates];
      return [`| ${words.states[state]} | ${inMarkdown(found)} | ${inMarkdown(todo)} |`];
    },
  );
  return ['| State | Message | What to do |', '|---|---|---|', ...rows].join('\n');
}

/** Values that a check fills in are shown in italics. */
function inMarkdown(text: string): string {
  return replacePlaceholders(text.replaceAll('|', '\\|'), (name) => `*${name}*`);
}
