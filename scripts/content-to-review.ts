// Writes the list of content that an operator must confirm: npm run content:to-review
import { writeFileSync } from 'node:fs';
import { reviewDocument } from './review-document.ts';

writeFileSync(new URL('../docs/content-to-review.md', import.meta.url), reviewDocument());
