// Attacks that never worked (finding ids of the audit's section "what held").
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultBodyLimits } from '#server/core/http/body-limit.ts';
import { attackedSite } from '#tests/kit/attacked-site.ts';
import { submissions, supportMessage } from '#tests/kit/factories.ts';
import * as hostile from '#tests/kit/hostile-input.ts';
import { elementsOf, parseHtml, textOf } from '#tests/kit/html-tree.ts';
import { rawRequest } from '#tests/kit/raw-http.ts';

const last = 'GET /healthz HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n';
const clientFolder = join(import.meta.dirname, '../../build/client');
const beside = { language: 'de', elapsedMs: 20_000 };

function statusesOf(answer: string): string[] {
  return Array.from(answer.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status!);
}

test('a request whose end is not clear is refused and its connection closed', async () => {
  const { port } = await attackedSite('sqlite');
  const ask = async (text: string) => await rawRequest(port, Buffer.from(text, 'latin1'));
  for (const [name, text] of Object.entries(hostile.unclearRequests)) {
    const answer = await ask(text + hostile.hidden + last);
    expect([name, statusesOf(answer)]).toEqual([name, ['400']]);
    expect(answer).toMatch(/^connection: close/im);
  }
  for (const [name, text] of Object.entries(hostile.nestedRequests)) {
    const answer = await ask(text + last);
    expect([name, answer]).not.toEqual([name, expect.stringContaining('"ready"')]);
    // Refused and closed, or in step with the next request.
    expect([name, statusesOf(answer).slice(1)]).toEqual([name, answer.includes('"ok"') ? ['200'] : []]);
  }
  expect(await ask(hostile.hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toContain('"ready"');
  expect(
    statusesOf(await ask(`CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n${last}`)),
  ).toEqual([]);
});

test('no path gives a file away, no host leads elsewhere, and no answer tells what the server is made of', async () => {
  const site = await attackedSite('sqlite');
  const answers: string[] = [];
  async function ask(method: string, path: string, headers = 'Host: evil.example') {
    const text = `${method} ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;
    const answer = await rawRequest(site.port, Buffer.from(text, 'latin1'));
    answers.push(answer);
    return { status: Number(statusesOf(answer)[0]), location: /^location: (.*)\r$/im.exec(answer)?.[1] };
  }
  for (const path of hostile.oddPaths) {
    const { status, location } = await ask('GET', path);
    expect([path, [301, 400, 404]]).toEqual([path, expect.arrayContaining([[status]].flat())]);
    // Redirects stay on the site.
    if (status === 301) expect(['/', '/nova']).toContain(location);
  }
  for (const name of [
    'X-Forwarded-Host',
    'X-Host',
    'Forwarded',
    'X-Original-URL',
    'X-Rewrite-URL',
    'Referer',
  ]) {
    for (const path of ['/nova', '/nova/', '/nothing', '/sitemap.xml', '/api/support', '/withdraw-contract'])
      await ask('GET', path, `Host: site.example\r\n${name}: https://evil.example/`);
  }
  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'PUT', 'DELETE', 'PATCH', 'POST', 'LINK'])
    expect([method, (await ask(method, '/nova')).status]).toEqual([method, 405]);
  for (const [method, path] of [
    ['GET', '/api/admin/sessions'],
    ['DELETE', '/api/support'],
    ['GET', '/api/nothing'],
  ])
    await ask(method!, path!);
  answers.push((await site.send('/api/support', { body: '{"message":' })).text);

  const all = answers.join('\n');
  expect(all).not.toMatch(/evil\.example/);
  expect(all).not.toMatch(/^(?:server|x-powered-by|via|access-control-[\w-]+):/im);
  expect(all).not.toMatch(
    /node_modules|file:\/\/|\n\s+at \S+ |\.[jt]s:\d+|SQLITE_|SQLite format|root:x:|devDependencies/,
  );
  const files = readdirSync(clientFolder, { recursive: true }).map(String);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts)
    expect(readFileSync(join(clientFolder, file), 'utf8')).not.toContain('sourceMappingURL');
  expect((await site.send(`/${scripts[0]}.map`)).status).toBe(404);
});

test('slow clients are cut off while others are served, and thousands of unknown addresses leave nothing in memory', async () => {
  const site = await attackedSite('sqlite', { RATE_LIMIT_PER_10_MIN: '5', TRUSTED_PROXY_HOPS: '0' });
  const idle = Array.from({ length: 60 }, () => connect(site.port, '127.0.0.1').on('error', () => {}));
  const isCut = idle.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve)));
  onTestFinished(() => {
    for (const socket of idle) socket.destroy();
  });
  const post = 'POST /api/support HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\n';
  const slow = Promise.all([
    rawRequest(site.port, 'GET / HTTP/1.1\r\nX-Slow: ', 'x'),
    rawRequest(site.port, `${post}Content-Length: 100000\r\n\r\n{"name":"`, 'x'),
    rawRequest(site.port, `${post}Content-Length: 100000\r\n\r\n{"name":"`),
  ]);

  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  async function get(path: string): Promise<number> {
    const [response] = await once(
      request(site.address + path, { agent, headers: { 'Accept-Encoding': 'br' } }).end(),
      'response',
    );
    await once(response.resume(), 'end');
    return response.statusCode;
  }
  const ask = async (from: number, count: number) =>
    await Promise.all(
      Array.from({ length: count }, (_, index) => get(`/x${from + index}?y=${from + index}`)),
    );
  await ask(0, 1000);
  const before = site.memoryMb();
  expect(new Set(await ask(1000, 2500))).toEqual(new Set([404]));
  expect(site.memoryMb() - before).toBeLessThan(20);
  expect(await get('/nova')).toBe(200);

  // Without a trusted proxy, what a client says about its address changes nothing.
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    const body = { ...supportMessage(), ...beside, message: `Nachricht ${count}` };
    statuses.push((await site.send('/api/support', { body, from: `192.0.2.${count}` })).status);
  }
  // The two slow ones have been counted, too.
  expect(statuses).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  expect((await site.logLines()).filter((line) => line.includes('TRUSTED_PROXY_HOPS'))).toHaveLength(1);

  expect((await slow).flatMap(statusesOf)).toEqual(['408', '408', '408']);
  await Promise.all(isCut);
});

/** Some characters take several bytes in JSON: what is too large is refused before it costs anything. */
function fitting(text: string, asJson: (text: string) => string): string {
  const bytes = Buffer.byteLength(asJson(text));
  const most = defaultBodyLimits.maxBytes;
  return bytes <= most
    ? asJson(text)
    : asJson(text.slice(0, Math.floor((text.length * most * 0.99) / bytes)));
}

test('no text of 250 KB in any field costs any form more than 250 ms of processor time', async () => {
  const site = await attackedSite('sqlite', { SMTP_URL: '' });
  const costly: [string, string, number][] = [];
  const forms = Object.keys(submissions) as (keyof typeof submissions)[];
  const fields = forms.flatMap((form) =>
    Object.keys(submissions[form]).map((field) => [form, field] as const),
  );
  let network = 0;
  for (const text of hostile.tiringTexts()) {
    for (const [form, field] of fields) {
      const bytes = fitting(text, (cut) => JSON.stringify({ ...submissions[form], ...beside, [field]: cut }));
      const before = site.cpuMs();
      network += 1;
      const { status } = await site.send(`/api/${form}`, {
        body: bytes,
        from: `10.0.${network >> 8}.${network & 255}`,
      });
      const cost = site.cpuMs() - before;
      if (cost > 250 || status >= 500 || status === 413)
        costly.push([`${form}, ${field}`, JSON.stringify(text.slice(0, 12)), cost]);
    }
  }
  expect(costly).toEqual([]);
});

test('markup that a visitor typed is text on every page that shows or is told it', async () => {
  const site = await attackedSite('sqlite');
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const texts = ['contract', 'reason', 'company', 'message', 'comment', 'solutionUsed'];
  const filledWith = (text: string) => ({
    name: text.slice(0, 56),
    ...Object.fromEntries(texts.map((name) => [name, text])),
  });
  const [typed, plain] = [filledWith(hostile.markup), filledWith('Vertrag')];
  const shapeOf = (html: string) =>
    elementsOf(parseHtml(html)).map(({ tag, attributes }) => `${tag} ${Object.keys(attributes)}`);
  const scriptsOf = (headers: Record<string, unknown>) =>
    /script-src[^;]*/.exec(String(headers['content-security-policy']))![0];
  const declarations = ['withdraw-contract', 'cancel-contract'].flatMap((page) =>
    [`/${page}`, `/en/${page}`].flatMap((path) =>
      ['', 'declare', 'edit'].map((step) => [path, { cause: 'forCause', step }, 200] as const),
    ),
  );
  const refused = ['support', 'survey', 'withdraw-contract', 'cancel-contract'].flatMap((page) =>
    [`/${page}`, `/en/${page}`].map((path) => [path, { email: 'a' }, 422] as const),
  );
  for (const [path, more, status] of [...declarations, ...refused]) {
    const show = async (fields: object) =>
      await site.send(path, {
        headers: form,
        body: String(new URLSearchParams({ email: 'a@kunde.example', endDate: '', ...fields, ...more })),
      });
    const [attacked, harmless] = [await show(typed), await show(plain)];
    expect([path, more, attacked.status]).toEqual([path, more, status]);
    expect(shapeOf(attacked.text)).toEqual(shapeOf(harmless.text));
    expect(scriptsOf(attacked.headers)).toBe(scriptsOf(harmless.headers));
    expect(attacked.headers['cache-control']).toBe('no-store');
    if ('step' in more && more.step !== 'edit')
      expect(textOf(parseHtml(attacked.text))).toContain(hostile.markup.replace(/\s+/g, ' '));
  }
  for (const page of ['/support/sent', '/survey/sent', '/withdraw-contract', '/cancel-contract']) {
    for (const name of ['ref', 'fields', 'step']) {
      const attacked = await site.send(`${page}?${new URLSearchParams({ [name]: hostile.markup })}`);
      const harmless = await site.send(`${page}?${new URLSearchParams({ [name]: 'x' })}`);
      expect([page, attacked.text]).toEqual([page, harmless.text]);
    }
  }
});
