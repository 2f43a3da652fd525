import zlib from 'node:zlib';
import { firstEntries } from '#domain/language/header-list.ts';

const mostParameters = 4;

export type Encoding = 'br' | 'gzip';
export type Encodings = { br?: Buffer; readonly gzip?: Buffer };

/**
 * Compresses when a client asks for gzip: clients without brotli, and all in the first seconds after a start or a release,
 * until `compressAll` has made the brotli form.
 */
export function compressWhenAsked(body: Buffer): Encodings {
  let gzip: Buffer | undefined;
  return {
    get gzip() {
      // Not in other threads: there memory stays taken.
      gzip ??= copyToKeep(zlib.gzipSync(body));
      return gzip;
    },
  };
}

/** Small buffers are parts of a shared 64 KB, all of which stays as long as one of them. */
export function copyToKeep(bytes: Uint8Array): Buffer {
  const kept = Buffer.allocUnsafeSlow(bytes.length);
  kept.set(bytes);
  return kept;
}

/** A window no larger than the text takes a fraction of memory and time. */
export function brotliOptions(quality: number, size: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size,
      [zlib.constants.BROTLI_PARAM_LGWIN]: windowBits(size),
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    },
  };
}

function windowBits(size: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = zlib.constants;
  // Brotli reserves 16 bytes of the window.
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(size + 16))));
}

/** Best encoding by Accept-Encoding (RFC 9110 12.5.3); undefined for identity. */
export function chooseEncoding(
  accept: string | null | undefined,
  available: Encodings,
): Encoding | undefined {
  if (!accept) return undefined;
  const accepted = acceptedOf(accept);
  return accepted.find((name) => available[name]);
}

/** Browsers send only a few different headers; the size is limited because strangers can invent more. */
const knownHeaders = new Map<string, readonly Encoding[]>();
const mostKnown = 50;

function acceptedOf(accept: string): readonly Encoding[] {
  const known = knownHeaders.get(accept);
  if (known) return known;
  const offered = new Map(
    firstEntries(accept).map((entry) => {
      const [name = '', ...parameters] = entry.toLowerCase().split(';', mostParameters);
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return [name, q === undefined ? 1 : Number(q)] as const;
    }),
  );
  const accepted = (['br', 'gzip'] as const).filter(
    (name) => (offered.get(name) ?? offered.get('*') ?? 0) > 0,
  );
  if (accept.length < 100 && knownHeaders.size < mostKnown) knownHeaders.set(accept, accepted);
  return accepted;
}
