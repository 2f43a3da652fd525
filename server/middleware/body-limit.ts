import type { Context } from 'hono';
import { HttpProblem } from '#server/problem.ts';

export type BodyLimits = {
  maxBytes: number;
  /** A body that is not complete by then is refused. */
  timeoutMs: number;
};

/** 256 KiB (PRODUCT: forms and the server); 8 s, so that answering or closing within 10 s is certain (SEC-16). */
export const defaultBodyLimits: BodyLimits = { maxBytes: 256 * 1024, timeoutMs: 8000 };

/** The client cannot go on with this connection: the rest of the body is not read. */
const close = { headers: { Connection: 'close' } };

/**
 * The body of a request as bytes. Throws 413 as soon as it is known to be too long (before reading it where
 * Content-Length says so), 408 when it takes too long, 400 when it breaks off.
 */
export async function readBody(c: Context, { maxBytes, timeoutMs }: BodyLimits): Promise<Uint8Array> {
  const announced = c.req.header('content-length');
  if (announced !== undefined && Number(announced) > maxBytes) throw tooLarge(maxBytes);
  const body = announced === undefined ? readCounting(c.req.raw, maxBytes) : readWhole(c.req.raw);
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new HttpProblem(408, 'The body took too long to arrive.', close)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([body, tooSlow]);
  } catch (error) {
    body.catch(() => {});
    if (error instanceof HttpProblem) throw error;
    throw new HttpProblem(400, 'The body is incomplete.', close);
  } finally {
    clearTimeout(timer);
  }
}

async function readWhole(request: Request): Promise<Uint8Array> {
  return new Uint8Array(await request.arrayBuffer());
}

async function readCounting(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function tooLarge(maxBytes: number): HttpProblem {
  return new HttpProblem(413, `The body may have at most ${maxBytes} bytes.`, close);
}
