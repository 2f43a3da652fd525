import type { Context } from 'hono';
import { HttpProblem } from './problem.ts';

export type BodyLimits = {
  maxBytes: number;
  timeoutMs: number;
};

/** 256 KiB (FORM-5); 8 s, so that a request ends within 10 s (SEC-16). */
export const defaultBodyLimits: BodyLimits = { maxBytes: 256 * 1024, timeoutMs: 8000 };

/** The rest of the body is not read, so the connection cannot be reused. */
const close = { headers: { Connection: 'close' } };

/** Throws 413 if too long (early, by Content-Length), 408 if it takes too long, 400 if it is cut off. */
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
