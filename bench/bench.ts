// npm run bench -- --only=submissions,pages,start,memory,weight,costs
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureCosts } from './costs.ts';
import { printFigures } from './figure.ts';
import { measureMemory } from './memory.ts';
import { measurePageRequests } from './page-requests.ts';
import { measureStart } from './start.ts';
import { measureSubmissions } from './submissions.ts';
import { measureWeight } from './weight.ts';

const parts = {
  submissions: measureSubmissions,
  pages: measurePageRequests,
  start: measureStart,
  memory: measureMemory,
  weight: measureWeight,
  costs: measureCosts,
};

const { values } = parseArgs({ options: { only: { type: 'string', default: Object.keys(parts).join() } } });
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join()}; there are ${Object.keys(parts).join()}`);

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const name of wanted) {
  console.log(`\n${name}`);
  printFigures(await parts[name as keyof typeof parts](folder));
}
