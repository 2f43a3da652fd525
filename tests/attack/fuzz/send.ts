import { Agent, request } from 'node:http';
import type { FuzzRequest } from './requests.ts';

export type Seen = {
  status: number;
  type: string;
  headers: Record<string, unknown>;
  text: string;
  ms: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Throws a `TimeoutError` if no answer has come within the limit. */
export async function send(
  address: string,
  sent: FuzzRequest,
  { headers, limitMs }: { headers: Readonly<Record<string, string>>; limitMs: number },
): Promise<Seen> {
  const started = performance.now();
  const bytes = sent.body === undefined ? undefined : Buffer.from(sent.body);
  const signal = AbortSignal.timeout(limitMs);
  return await new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(signal.aborted ? (signal.reason as Error) : error);
    const asked = request(address + sent.path, {
      agent,
      method: sent.method,
      headers: {
        ...(bytes && { 'Content-Length': bytes.length }),
        ...headers,
        ...sent.headers,
        ...cookies(sent, headers),
      },
      signal,
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection while it was taken for this: every client asks again (RFC 9112 9.3.1).
      const isStale = asked.reusedSocket && error.code === 'ECONNRESET' && !signal.aborted;
      if (isStale) resolve(send(address, sent, { headers, limitMs }));
      else fail(error);
    });
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      const type = response.headers['content-type'] ?? '';
      const finish = () =>
        resolve({
          status: response.statusCode!,
          type,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - started,
        });
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', finish);
    });
    asked.end(bytes);
  });
}

function cookies(sent: FuzzRequest, headers: Readonly<Record<string, string>>) {
  const odd = sent.headers.Cookie;
  return odd !== undefined && headers.Cookie !== undefined ? { Cookie: `${headers.Cookie}; ${odd}` } : {};
}

/** A line for a shell that sends it again. */
export function curlOf(
  address: string,
  sent: FuzzRequest,
  headers: Readonly<Record<string, string>>,
): string {
  const all = { ...headers, ...sent.headers, ...cookies(sent, headers) };
  const words = Object.entries(all).map(
    ([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
  );
  if (sent.body !== undefined) words.push(`--data-binary ${quoted(sent.body)}`);
  return `curl -isg -X ${sent.method} ${words.join(' ')} ${quoted(address + sent.path)}`;
}

function quoted(text: string): string {
  if (!/[^\x20-\x7e]/.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  const bytes = Array.from(Buffer.from(text), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`);
  return `$'${bytes.join('')}'`;
}
