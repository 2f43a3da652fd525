import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-address.ts';

const inside = `
  127.0.0.1 10.1.2.3 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1
  255.255.255.255 192.0.2.1 192.88.99.1 198.51.100.1 203.0.113.1
  :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 fd00::1 fe80::1 2002:7f00:1:: fec0::1 100::1
  2001:2::1 2001:20::1 2001:db8::1 3fff::1 5f00::1`;
const outside = '8.8.8.8 172.32.0.1 100.128.0.1 2606:4700::1111';

const addressesIn = (text: string) => text.match(/\S+/g)!;

test.each([
  ...addressesIn(inside).map((address) => [address, true] as const),
  ...addressesIn(outside).map((address) => [address, false] as const),
])('%s is inside: %s', (address, isInside) => {
  expect(isPrivateAddress(address)).toBe(isInside);
});
