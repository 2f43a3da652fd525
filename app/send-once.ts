/** A connection may go silent without closing; sending again is safe thanks to the idempotency key. */
export const patienceMs = 20_000;

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on plain http, which an internal network may use. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
