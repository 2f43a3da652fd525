import { createHash } from 'node:crypto';
import { firstEntries } from '#domain/language/header-list.ts';
import { chooseEncoding, compressWhenAsked, type Encoding, type Encodings } from './compress.ts';

export type StoredAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Kept uncompressed too: decompressing it for each client without compression would cost far more. */
  readonly body: Buffer;
  readonly tag: string;
  readonly encodings: Encodings;
};

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml|ld\+json)|image\/svg)/;

/** Text can be compressed, images and fonts are already. */
export function storeAnswer(status: number, headers: Record<string, string>, body: Buffer): StoredAnswer {
  const isText = compressible.test(headers['content-type'] ?? '') && body.length > 256;
  return {
    status,
    headers: isText ? { ...headers, vary: 'Accept-Encoding' } : headers,
    body,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    encodings: isText ? compressWhenAsked(body) : {},
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
  headers: HeaderList;
  body: Buffer | undefined;
};

/** Names and values in turn: Node writes a list sooner than an object. */
type HeaderList = readonly string[];

/** Reply to GET or HEAD: encoding by Accept-Encoding, 304 by If-None-Match (RFC 9110 13.1.2). */
export function replyWith(answer: StoredAnswer, { method, acceptEncoding, ifNoneMatch }: Asked): Reply {
  const encoding = chooseEncoding(acceptEncoding, answer.encodings);
  const body = (encoding && answer.encodings[encoding]) ?? answer.body;
  const { headers, unchanged, tag } = formOf(answer, encoding, body);
  if (answer.status === 200 && ifNoneMatch && tag && matches(ifNoneMatch, tag))
    return { status: 304, headers: unchanged, body: undefined };
  return { status: answer.status, headers, body: method === 'HEAD' || body.length === 0 ? undefined : body };
}

export function respond(answer: StoredAnswer, asked: Partial<Asked> = {}): Response {
  const { status, headers, body } = replyWith(answer, {
    method: 'GET',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ...asked,
  });
  const sent = new Headers();
  for (let place = 0; place < headers.length; place += 2) sent.append(headers[place]!, headers[place + 1]!);
  return new Response((body as BodyInit | undefined) ?? null, { status, headers: sent });
}

type Form = {
  readonly headers: HeaderList;
  /** Headers of a 304, which describes no body. */
  readonly unchanged: HeaderList;
  readonly tag: string | undefined;
};

/** By body, so that headers are built once per form of an answer. */
const forms = new WeakMap<Buffer, Form>();

function formOf(answer: StoredAnswer, encoding: Encoding | undefined, body: Buffer): Form {
  const known = forms.get(body);
  if (known) return known;
  const tag = body.length > 0 ? `"${answer.tag}${encoding ? `-${encoding}` : ''}"` : undefined;
  const { 'content-type': type, ...others } = answer.headers;
  const shared = Object.entries({ ...others, ...(tag && { etag: tag }) }).flat();
  const about = {
    ...(type && { 'content-type': type }),
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  const form = { headers: [...shared, ...Object.entries(about).flat()], unchanged: shared, tag };
  forms.set(body, form);
  return form;
}

function matches(ifNoneMatch: string, tag: string): boolean {
  return (
    ifNoneMatch.trim() === '*' ||
    firstEntries(ifNoneMatch).some((candidate) => candidate.replace(/^W\//, '') === tag)
  );
}
