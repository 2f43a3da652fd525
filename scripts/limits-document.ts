import { readEnv } from '#server/env.ts';
import { limitList, type Unit } from './limit-list.ts';

const begin = '<!-- limits: written by npm run docs:limits -->';
const end = '<!-- end of limits -->';

/** `document` with the tables of all limits between its two markers. */
export async function withLimits(document: string): Promise<string> {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The document has no place for the limits: ${begin} … ${end}`);
  const tables = await Promise.all(Object.keys(limitList).map(tableOf));
  return `${before}${begin}\n\n${tables.join('\n\n')}\n\n${end}${after}`;
}

async function tableOf(heading: string): Promise<string> {
  const rows = await Promise.all(
    Object.entries(limitList[heading]!).flatMap(([file, limits]) =>
      Object.entries(limits).map(async ([constant, [about, unit, protects]]) => {
        const value = inWords(await numberAt(file, constant), unit);
        return `| ${about} | ${value} | ${protects} | \`${file}\` ${shownName(constant)} |`;
      }),
    ),
  );
  return [`### ${heading}`, '', '| Limit | Value | Protects | Constant |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

/** A setting is shown by the name of its variable. */
function shownName(constant: string): string {
  const setting = constant.split('readEnv.')[1];
  return setting?.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '_').toUpperCase() ?? constant;
}

async function numberAt(file: string, constant: string): Promise<number> {
  const exported: unknown = constant.startsWith('readEnv.')
    ? { readEnv: readEnv({}) }
    : await import(/* @vite-ignore */ `#${file}`);
  const found = constant
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], exported);
  if (typeof found !== 'number') throw new Error(`${file} exports no number ${constant}`);
  return found;
}

const scales: Readonly<Record<Unit, number>> = {
  number: 1,
  characters: 1,
  ms: 1,
  s: 1000,
  bytes: 1,
  KiB: 1024,
  MiB: 1024 ** 2,
};

/** With the largest unit in which the value is a whole number; a day is 24 hours. */
const times = [
  ['millisecond', 1],
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
] as const;
const sizes = [
  ['bytes', 1],
  ['KiB', 1024],
  ['MiB', 1024 ** 2],
  ['GiB', 1024 ** 3],
] as const;

function inWords(value: number, unit: Unit): string {
  const amount = value * scales[unit];
  const write = (number: number) => number.toLocaleString('en-GB');
  if (unit === 'number') return write(amount);
  if (unit === 'characters') return `${write(amount)} characters`;
  const isTime = unit === 'ms' || unit === 's';
  const [name, size] = (isTime ? times : sizes).findLast(([, each]) => amount % each === 0)!;
  const number = amount / size;
  if (!isTime) return `${write(number)} ${name}`;
  if (name === 'hour' && number > 24) return `${write(number / 24)} days`;
  return `${write(number)} ${name}${number === 1 ? '' : 's'}`;
}
