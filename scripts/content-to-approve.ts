// Writes the list of content that an operator must confirm: npm run content:to-approve
import { writeFileSync } from 'node:fs';
import { approvalDocument } from './approval-document.ts';

writeFileSync(new URL('../docs/content-to-approve.md', import.meta.url), approvalDocument());
