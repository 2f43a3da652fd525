import { createHash } from 'node:crypto';
import { firstEntries } from '#domain/header-list.ts';
import { chooseEncoding, compressQuickly, type Encoding, type Encodings } from './compress.ts';

export type StoredAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Kept uncompressed too: decompressing it for each client without compression would cost far more. */
  readonly body: Buffer;
  readonly tag: string;
  readonly encodings: Encodings;
};

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml|ld\+json)|image\/svg)/;

/** Compresses text, but not images and fonts. */
export async function storeAnswer(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<StoredAnswer> {
  const isText = compressible.test(headers['content-type'] ?? '') && body.length > 256;
  return {
    status,
    headers: isText ? { ...headers, vary: 'Accept-Encoding' } : headers,
    body,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    encodings: isText ? await compressQuickly(body) : {},
  };
}

export function emptyAnswer(status: number, headers: Readonly<Record<string, string>>): StoredAnswer {
  return { status, headers, body: Buffer.alloc(0), tag: '', encodings: {} };
}

type Asked = {
  method: string | undefined;
  acceptEncoding: string | null | undefined;
  ifNoneMatch: string | null | undefined;
};

type Reply = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
};

/** Reply to GET or HEAD: encoding by Accept-Encoding, 304 by If-None-Match (RFC 9110 13.1.2). */
export function replyWith(answer: StoredAnswer, { method, acceptEncoding, ifNoneMatch }: Asked): Reply {
  if (answer.body.length === 0)
    return { status: answer.status, headers: { ...answer.headers, 'content-length': '0' }, body: undefined };
  const encoding = chooseEncoding(acceptEncoding, answer.encodings);
  const body = (encoding && answer.encodings[encoding]) ?? answer.body;
  const headers = headersOf(answer, encoding, body);
  if (answer.status === 200 && ifNoneMatch && matches(ifNoneMatch, headers.etag!)) {
    const { 'content-type': _, 'content-length': __, 'content-encoding': ___, ...rest } = headers;
    return { status: 304, headers: rest, body: undefined };
  }
  return { status: answer.status, headers, body: method === 'HEAD' ? undefined : body };
}

export function respond(answer: StoredAnswer, asked: Partial<Asked> = {}): Response {
  const { status, headers, body } = replyWith(answer, {
    method: 'GET',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ...asked,
  });
  return new Response((body as BodyInit | undefined) ?? null, { status, headers });
}

/** Cached by body, so that headers are built once per form of an answer. */
const finishedHeaders = new WeakMap<Buffer, Readonly<Record<string, string>>>();

function headersOf(answer: StoredAnswer, encoding: Encoding | undefined, body: Buffer) {
  const finished = finishedHeaders.get(body);
  if (finished) return finished;
  const headers: Readonly<Record<string, string>> = {
    ...answer.headers,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': String(body.length),
    etag: `"${answer.tag}${encoding ? `-${encoding}` : ''}"`,
  };
  finishedHeaders.set(body, headers);
  return headers;
}

function matches(ifNoneMatch: string, tag: string): boolean {
  return (
    ifNoneMatch.trim() === '*' ||
    firstEntries(ifNoneMatch).some((candidate) => candidate.replace(/^W\//, '') === tag)
  );
}
