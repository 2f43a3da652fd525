import { randomUUIDv7 } from 'node:crypto';

/** In an id: 12 characters of the millisecond, the digit of the version, then 12 bits for the order (RFC 9562, 5.7). */
const pattern = /^(.{8}-.{4})-7(.{3})-(.+)$/;
const mostCounted = 0xfff;

let millisecond = '';
let counted = 0;

/** A UUID, version 7: those of one process sort in the order of their making (RFC 9562, 6.2, method 1). */
export function newId(): string {
  const [, made = '', order = '', random = ''] = pattern.exec(randomUUIDv7())!;
  // The first of a millisecond begins in the lower half, so that there is room to count.
  counted = made === millisecond ? Math.min(counted + 1, mostCounted) : Number.parseInt(order, 16) >> 1;
  millisecond = made;
  return `${made}-7${counted.toString(16).padStart(3, '0')}-${random}`;
}
