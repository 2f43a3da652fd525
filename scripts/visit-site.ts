import type { ChildProcess } from 'node:child_process';

/** Waits until `child` listens, asks for pages and sends a message. Throws if anything is not as it should be. */
export async function visitSite(child: ChildProcess, port: number): Promise<string> {
  const started = performance.now();
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Listening on')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}:\n${said}`)));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const address = `http://127.0.0.1:${port}`;
  const statuses = await Promise.all(
    ['/', '/en/nova', '/admin', '/readyz'].map(async (path) => (await fetch(address + path)).status),
  );
  const posted = await fetch(`${address}/api/support`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'A', email: 'a@example.com', message: 'Packed and unpacked' }),
  });
  if (statuses.some((status) => status !== 200) || posted.status !== 201)
    throw new Error(`It answered ${statuses.join(', ')} and ${posted.status}`);
  return `It started within ${seconds} s, answered pages and took a message`;
}
