import { BlockList, isIPv6 } from 'node:net';

/**
 * Networks that are not reachable from everywhere, in the registries of IANA for special addresses (IPv4 and IPv6, of
 * 2025-10), multicast, and IPv6 that carries IPv4.
 */
const networks = {
  ipv4: `
    0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
    192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24
    198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`,
  ipv6: `
    ::/96 ::ffff:0:0/96 64:ff9b::/32 100::/32 2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48
    3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8`,
};

/** The name of this machine to itself: nothing leaves it, and certificates for it hardly exist. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname);
}

/** Two lists: one would map addresses. */
const inside = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') };

function listOf(family: keyof typeof networks): BlockList {
  const list = new BlockList();
  for (const [, network, prefix] of networks[family].matchAll(/(\S+)\/(\d+)/g))
    list.addSubnet(network!, Number(prefix), family);
  return list;
}

export function isPrivateAddress(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return inside[family].check(address, family);
}
