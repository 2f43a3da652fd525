// Writes the list of placeholders for writers: npm run content:facts
import { writeFileSync } from 'node:fs';
import { factsDocument } from './facts-document.ts';

writeFileSync(new URL('../docs/content-facts.md', import.meta.url), factsDocument());
