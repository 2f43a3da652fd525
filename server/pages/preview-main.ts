import * as build from 'virtual:react-router/server-build';
import { serve } from '@hono/node-server';
import { createSite } from './site.ts';

const t = performance.now();
const site = await createSite({
  build,
  filesFolder: 'build/client',
  origin: 'http://127.0.0.1:3000',
  logger: console as never,
});
console.log('ready', performance.now() - t);
serve({ fetch: (r) => site.fetch(r), port: 3100, hostname: '127.0.0.1' });
