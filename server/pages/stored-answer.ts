import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { chooseEncoding, compressQuickly, type Encodings } from './compress.ts';

/** A finished answer kept in memory: status, headers, body or its compressed forms, and its tag. */
export type StoredAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Kept only where there are no compressed forms: text is made from gzip for the few who take neither (`bodyOf`). */
  readonly body: Buffer | undefined;
  /** Of the body, before compression. */
  readonly length: number;
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
    body: isText ? undefined : body,
    length: body.length,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    encodings: isText ? await compressQuickly(body) : {},
  };
}

/** The body as it is. */
export function bodyOf({ body, encodings }: StoredAnswer): Buffer {
  return body ?? gunzipSync(encodings.gzip!);
}

/** Answers a GET or HEAD from a stored answer: encoding by Accept-Encoding, 304 by If-None-Match (RFC 9110 13.1.2). */
export function respond(request: Request, answer: StoredAnswer): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), answer.encodings);
  const tag = `"${answer.tag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = { ...answer.headers, etag: tag };
  if (answer.status === 200 && matches(request.headers.get('if-none-match'), tag)) {
    delete headers['content-type'];
    return new Response(null, { status: 304, headers });
  }
  const body = (encoding && answer.encodings[encoding]) || bodyOf(answer);
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), {
    status: answer.status,
    headers,
  });
}

function matches(ifNoneMatch: string | null, tag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
  );
}
