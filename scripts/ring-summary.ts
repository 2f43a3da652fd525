export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export type StepResult = {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  readonly counts: Counts;
  /** The reason why the step was not run, or what must be seen although it passed (`notesIn`). */
  readonly notes?: readonly string[];
};

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Adds up what Vitest (`Tests  1 failed | 2 passed (3)`) and Playwright (`  2 passed (5s)`, a line each) report. */
export function countTests(output: string): Counts {
  const vitest = [...output.matchAll(/^ *Tests +(\d.*)$/gm)].at(-1)?.[1];
  const playwright = output.match(/^ +\d+ (?:passed|failed|flaky|skipped|did not run|interrupted)\b/gm);
  const report = vitest ?? playwright?.join(' | ') ?? '';
  const sum = (...names: string[]) =>
    [...report.matchAll(/(\d+) ([a-z]+(?: [a-z]+)*)/g)]
      .filter(([, , name]) => names.includes(name!))
      .reduce((total, [, number]) => total + Number(number), 0);
  return {
    passed: sum('passed', 'flaky'),
    failed: sum('failed', 'interrupted'),
    skipped: sum('skipped', 'todo', 'did not run'),
  };
}

/** Lines of a step that passed which must still be seen: what it did not check, and tests that passed only at a second try. */
export function notesIn(output: string): string[] {
  const notes = output.match(/^(?:Not checked|Known): .*$/gm) ?? [];
  const flaky = /^ +\d+ flaky\n(?: +.*\n)*?(?= +\d+ (?:passed|skipped))/m.exec(output)?.[0];
  return [...notes, ...(flaky?.trimEnd().split('\n') ?? [])].map((line) => line.replace(/^ {2}/, ''));
}

/** One line for each step, and as the last line the sums, which CI reads. */
export function summaryOf(results: readonly StepResult[], seconds: number): string[] {
  const width = Math.max(...results.map(({ name }) => name.length));
  const time = (value: number) => `${value.toFixed(0)} s`.padStart(7);
  return [
    ...results.flatMap(({ name, outcome, seconds: took, notes = [] }) => [
      `${notes.some(isUnchecked) ? '!' : marks[outcome]} ${name.padEnd(width)} ${outcome === 'not run' ? 'not run' : time(took)}`,
      ...notes.map((note) => `    ${note}`),
    ]),
    ...unchecked(results),
    `  ${'all steps'.padEnd(width)} ${time(seconds)}`,
    sumsOf(results),
  ];
}

const marks = { passed: '✓', failed: '✗', 'not run': '–' } as const;

/** Once more at the end, where it is not passed over. */
function unchecked(results: readonly StepResult[]): string[] {
  return results.flatMap(({ name, notes = [] }) =>
    notes.filter(isUnchecked).map((note) => `! NOT CHECKED: ${name} (${note.slice('Not checked: '.length)})`),
  );
}

function isUnchecked(note: string): boolean {
  return note.startsWith('Not checked:');
}

/** A failed step counts as at least one failure, and a step that was not run as skipped. */
function sumsOf(results: readonly StepResult[]): string {
  const sum = (count: (result: StepResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const skipped = sum(({ outcome, counts }) => counts.skipped + (outcome === 'not run' ? 1 : 0));
  return [
    `${sum(({ counts }) => counts.passed)} passed`,
    `${sum(({ outcome, counts }) => (outcome === 'failed' ? Math.max(1, counts.failed) : counts.failed))} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
}
