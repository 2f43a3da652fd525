// Writes docs/configuration.md and deploy/env.example: npm run docs:configuration
import { writeFileSync } from 'node:fs';
import { configurationDocument } from './configuration-document.ts';
import { envExample } from './env-example.ts';

writeFileSync(new URL('../docs/configuration.md', import.meta.url), configurationDocument());
writeFileSync(new URL('../deploy/env.example', import.meta.url), envExample());
