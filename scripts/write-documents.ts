// Writes the documents of a command: npm run docs:limits and those like it
import { readFileSync, writeFileSync } from 'node:fs';
import { documents } from './documents.ts';

for (const { command, path, make } of documents) {
  if (command !== process.argv[2]) continue;
  const file = new URL(`../${path}`, import.meta.url);
  writeFileSync(file, await make(readFileSync(file, 'utf8')));
}
