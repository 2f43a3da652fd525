import { configurationDocument } from './configuration-document.ts';
import { envExample } from './env-example.ts';
import { factsDocument } from './facts-document.ts';
import { withFindings } from './findings-document.ts';
import { withLimits } from './limits-document.ts';
import { reviewDocument } from './review-document.ts';
import { storeTypes } from './tables-of-store.ts';

type Document = {
  /** Script of package.json that writes it. */
  command: string;
  path: string;
  make: (written: string) => string | Promise<string>;
};

/** All that is written from the sources. */
export const documents: readonly Document[] = [
  { command: 'docs:configuration', path: 'docs/configuration.md', make: configurationDocument },
  { command: 'docs:configuration', path: 'deploy/env.example', make: envExample },
  { command: 'docs:findings', path: 'docs/operation.md', make: withFindings },
  { command: 'docs:limits', path: 'docs/security.md', make: withLimits },
  { command: 'content:facts', path: 'docs/content-facts.md', make: factsDocument },
  { command: 'content:to-review', path: 'docs/content-to-review.md', make: reviewDocument },
  { command: 'store-types', path: 'server/core/store/tables.ts', make: storeTypes },
];
