import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip';
export type Encodings = Partial<Record<Encoding, Buffer>>;

/** Quick compression for the first answers after a start or a publish: brotli 5 and gzip. */
export async function compressQuickly(body: Buffer): Promise<Encodings> {
  const [br, gz] = await Promise.all([brotli(body, brotliOptions(5, body.length)), gzip(body)]);
  return { br, gzip: gz };
}

/** The smallest brotli form (quality 11). Costs about 40 times the work of quality 5: do it one body at a time. */
export function compressTightly(body: Buffer): Promise<Buffer> {
  return brotli(body, brotliOptions(11, body.length));
}

function brotliOptions(quality: number, size: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    },
  };
}

/** The best encoding both sides know, from an Accept-Encoding header (RFC 9110 12.5.3); undefined for identity. */
export function chooseEncoding(accept: string | null, available: Encodings): Encoding | undefined {
  if (!accept) return undefined;
  const offered = new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return [name, q === undefined ? 1 : Number(q)] as const;
    }),
  );
  const accepts = (name: Encoding) => (offered.get(name) ?? offered.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find((name) => available[name] && accepts(name));
}
