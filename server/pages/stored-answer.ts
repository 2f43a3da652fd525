import { createHash } from 'node:crypto';
import { firstEntries } from '#domain/header-list.ts';
import { chooseEncoding, compressQuickly, type Encoding, type Encodings } from './compress.ts';

/** A finished answer kept in memory: status, headers, body, its compressed forms, and its tag. */
export type StoredAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Kept beside its compressed forms: made anew for each who takes neither, it would cost them and us far more. */
  readonly body: Buffer;
  readonly tag: string;
  readonly encodings: Encodings;
};

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml|ld\+json)|image\/svg)/;

/** Keeps a body ready to be served, compressed where that helps (text; never images and fonts). */
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

/** An answer that is its headers alone: a redirect, or a refused method. */
export function emptyAnswer(status: number, headers: Readonly<Record<string, string>>): StoredAnswer {
  return { status, headers, body: Buffer.alloc(0), tag: '', encodings: {} };
}

/** What of a GET or HEAD request decides how a stored answer is sent. */
type Asked = {
  method: string | undefined;
  acceptEncoding: string | null | undefined;
  ifNoneMatch: string | null | undefined;
};

type Reply = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** None for HEAD and 304. */
  body: Buffer | undefined;
};

/** The reply to a GET or HEAD: encoding by Accept-Encoding, 304 by If-None-Match (RFC 9110 13.1.2). */
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

/** `replyWith` for who speaks Response. */
export function respond(answer: StoredAnswer, asked: Partial<Asked> = {}): Response {
  const { status, headers, body } = replyWith(answer, {
    method: 'GET',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ...asked,
  });
  return new Response((body as BodyInit | undefined) ?? null, { status, headers });
}

/** By the bytes they are sent with: made once for each form of an answer, not for each request. */
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
