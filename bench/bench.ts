// npm run bench -- --only=submissions,pages,start,memory,weight,content,costs
// npm run bench -- --only=stored --messages=1000000 --databases=sqlite,postgres
// npm run bench -- --only=moved --messages=200000
// npm run bench -- --only=sustained --seconds=600
// npm run bench -- --only=figures --databases=sqlite,postgres
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureContent } from './content.ts';
import { measureCosts } from './costs.ts';
import { printFigures, printHead } from './figure.ts';
import { measureFigures } from './figures.ts';
import { measureMemory } from './memory.ts';
import { measureMoved } from './moved.ts';
import { measurePageRequests } from './page-requests.ts';
import { measureStart } from './start.ts';
import { measureStored } from './stored.ts';
import { measureSubmissions } from './submissions.ts';
import { measureSustained } from './sustained.ts';
import { measureWeight } from './weight.ts';

const parts = {
  submissions: measureSubmissions,
  pages: measurePageRequests,
  start: measureStart,
  memory: measureMemory,
  weight: measureWeight,
  content: measureContent,
  stored: measureStored,
  moved: measureMoved,
  costs: measureCosts,
  figures: measureFigures,
  sustained: measureSustained,
};

/** Takes minutes, and gigabytes in the folder for temporary files: only when asked for. */
const onRequest = ['stored', 'moved', 'sustained', 'figures'];

const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      default: Object.keys(parts)
        .filter((name) => !onRequest.includes(name))
        .join(),
    },
    messages: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '60' },
    databases: { type: 'string', default: 'sqlite,postgres' },
  },
});
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join()}; there are ${Object.keys(parts).join()}`);

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const name of wanted) {
  printHead(name);
  const measured = parts[name as keyof typeof parts](folder, {
    messages: Number(values.messages),
    seconds: Number(values.seconds),
    databases: values.databases.split(','),
  });
  // What takes long prints each part as it ends.
  if (measured instanceof Promise) printFigures(await measured);
  else for await (const figures of measured) printFigures(figures);
}
