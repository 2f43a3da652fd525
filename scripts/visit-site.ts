// Asks a site on this machine for pages and sends a message: node scripts/visit-site.ts <port>. Ends with 1 if anything is wrong.
import { argv } from 'node:process';

const address = `http://127.0.0.1:${Number(argv[2])}`;
const statuses = await Promise.all(
  ['/', '/en/nova', '/admin', '/healthz', '/readyz'].map(
    async (path) => (await fetch(address + path)).status,
  ),
);
const posted = await fetch(`${address}/api/support`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ name: 'A', email: 'a@example.com', message: 'Packed and unpacked' }),
});
const isFine = statuses.every((status) => status === 200) && posted.status === 201;
console.log(`Pages and probes answered ${statuses.join(', ')}, a message ${posted.status}`);
process.exitCode = isFine ? 0 : 1;
