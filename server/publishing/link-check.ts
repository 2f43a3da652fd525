import { lookup as resolveName } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Content } from '#content/content.ts';
import { settingsOf } from '#content/facts/settings.ts';
import type { CheckedLink, LinkState } from '#domain/api/links.ts';
import { isPrivateAddress } from '#server/core/http/private-address.ts';

type Link = { readonly id: string; readonly url: string };
type Found = { readonly state: LinkState; readonly status?: number };

const atOnce = 6;

type Options = {
  timeoutMs?: number;
  server?: { readonly ip: string; readonly port: number; readonly ca: string };
};

/** Asks each address once, follows nothing and reads no body. */
export async function checkLinks(links: readonly Link[], options: Options = {}): Promise<CheckedLink[]> {
  const found = new Map<string, Found>();
  const waiting = [...new Set(links.map(({ url }) => url))];
  const worker = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop())
      found.set(url, await ask(url, options));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return links.map((link) => ({ ...link, ...found.get(link.url)! }));
}

async function ask(address: string, options: Options): Promise<Found> {
  const { timeoutMs = 5000, server } = options;
  const url = new URL(address);
  if (url.protocol !== 'https:') return { state: 'insecure' };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    if (server) return stateOf(await statusOf(url, signal, server));
    const ip = isIP(host) ? host : (await inTime(resolveName(host), signal)).address;
    if (isPrivateAddress(ip) || url.port !== '') return { state: 'inside' };
    return stateOf(await statusOf(url, signal, { ip }));
  } catch {
    return { state: 'silent' };
  }
}

async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return await Promise.race([work, ended]);
}

/** Connects to the address that was looked at, so that a name cannot lead elsewhere in between. */
async function statusOf(
  url: URL,
  signal: AbortSignal,
  { ip, port = 443, ca }: { ip: string; port?: number; ca?: string },
): Promise<number> {
  return await new Promise((resolve, reject) => {
    const asked = request(
      {
        host: ip,
        port,
        servername: isIP(url.hostname) ? '' : url.hostname,
        path: url.pathname + url.search,
        headers: { host: url.hostname, accept: 'text/html', 'user-agent': 'link-check' },
        signal,
        ...(ca ? { ca } : {}),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    asked.on('error', reject).end();
  });
}

function stateOf(status: number): Found {
  if (status >= 400) return { state: 'refused', status };
  return { state: status >= 300 ? 'elsewhere' : 'answers', status };
}

export function linksIn({ site }: Content): { readonly id: string; readonly url: string }[] {
  return [...settingsOf(site).values()].flatMap(({ variable, input, defaultValue }) =>
    input.kind.startsWith('link') && /^https?:/.test(defaultValue)
      ? [{ id: `setting.${variable}`, url: defaultValue }]
      : [],
  );
}
