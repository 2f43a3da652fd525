/** What careless expressions go over again and again when it is repeated. */
const units = [
  ...'a1 ,;:."\'/\\=+-_@%&<([{*€\t\n',
  ...[
    '1,',
    '1 ',
    ', ',
    '; ',
    ': ',
    '" ',
    ' -',
    'a.',
    '1.',
    '€1',
    '=?',
    '&#',
    '{{',
    '\r\n',
    '\n ',
    '\n>',
    '<a ',
  ],
  ...['Version/', 'Version/1 ', 'Version/1 Safari', 'q='],
];

/** Each of this length; the end keeps expressions from matching. */
function hostileTexts(length: number): string[] {
  return units.map((unit) => `${unit.repeat(length / unit.length)}!`);
}

/** Four times the length take 4 times as long if time is linear, 16 times if it is quadratic. */
const tolerated = 12;

const length = 1000;
const shortestMs = 0.3;
const mostRounds = 20;

/**
 * The hostile texts for which `work` takes more than linear time, with the factor for four times the length. Of several
 * rounds the shortest times count: other work on the machine only adds to them.
 */
export async function superlinear(work: (text: string) => unknown): Promise<string[]> {
  const long = hostileTexts(length * 4);
  const found: string[] = [];
  for (const [index, text] of hostileTexts(length).entries()) {
    const factor = await growth(work, text, long[index]!);
    if (factor > tolerated) found.push(`${JSON.stringify(text.slice(0, 20))} × ${Math.round(factor)}`);
  }
  return found;
}

async function growth(work: (text: string) => unknown, short: string, long: string): Promise<number> {
  let calls = 1;
  while ((await timeOf(work, short, calls)) < shortestMs) calls *= 2;
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  for (let round = 0; round < mostRounds; round += 1) {
    least.short = Math.min(least.short, await timeOf(work, short, calls));
    least.long = Math.min(least.long, await timeOf(work, long, calls));
    if (round > 0 && least.long / least.short < tolerated) break;
    // So long is no noise, and a cubic one would never end.
    if (least.long > 1000) break;
  }
  return least.long / least.short;
}

async function timeOf(work: (text: string) => unknown, text: string, calls: number): Promise<number> {
  const began = performance.now();
  for (let call = 0; call < calls; call += 1) {
    const answer = work(text);
    if (answer instanceof Promise) await answer;
  }
  return performance.now() - began;
}
