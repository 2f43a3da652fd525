import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Prints the packages that importing the server loads. */
const program = `
import { registerHooks } from 'node:module';
const loaded = new Set();
registerHooks({
  load(url, context, next) {
    const name = /\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*\\/node_modules\\/)/.exec(url)?.[1];
    if (name) loaded.add(name);
    return next(url, context);
  },
});
await import('#server/start-server.ts');
console.log([...loaded].join());
`;

// Merged files once made each start load what reads mailboxes and makes backups: 0.1 s and 20 MB.
test('a start loads nothing that only a mailbox, a backup or a rendered mail needs', () => {
  const arguments_ = ['--input-type=module', '--eval', program];
  const loaded = execFileSync(process.execPath, arguments_, { encoding: 'utf8' }).trim().split(',');
  expect(loaded).toContain('hono');
  for (const name of [
    'imapflow',
    'postal-mime',
    'asn1js',
    'html-to-text',
    'aws4fetch',
    'age-encryption',
    'react-dom',
    'prom-client',
  ])
    expect(loaded).not.toContain(name);
});
