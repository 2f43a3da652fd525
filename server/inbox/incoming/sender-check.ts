type Header = { key: string; value: string };

/**
 * Whether the receiving server found that a mail comes from the domain of `address` (RFC 8601): by DMARC, or by a DKIM signature
 * of that domain. Only what the receiving server wrote counts, which stands above what the mail brought along: the topmost
 * Authentication-Results and those of the same server right below it. With `server` it must bear that name.
 */
export function isSenderConfirmed(
  headers: readonly Header[],
  address: string,
  server?: string | undefined,
): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return domain !== '' && ownResults(headers, server).some((result) => confirms(result, domain));
}

function ownResults(headers: readonly Header[], server: string | undefined): string[] {
  const first = headers.findIndex(({ key }) => key === 'authentication-results');
  if (first === -1) return [];
  const below = headers.slice(first);
  const end = below.findIndex(({ key }) => key === 'received');
  const own = below
    .slice(0, end === -1 ? 1 : end)
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => parted(value));
  const name = own[0]!.server;
  if (server !== undefined && name !== server.toLowerCase()) return [];
  return own.filter((one) => one.server === name).flatMap(({ results }) => results);
}

/** Comments may stand anywhere. Some servers leave out their name. */
function parted(value: string): { server: string; results: string[] } {
  const [first = '', ...rest] = withoutComments(value)
    .split(';')
    .map((part) => part.trim().toLowerCase());
  return first.includes('=')
    ? { server: '', results: [first, ...rest] }
    : { server: first.split(/\s/)[0]!, results: rest };
}

function withoutComments(value: string): string {
  let text = '';
  let depth = 0;
  for (const sign of value) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) text += sign;
  }
  return text;
}

/** `dkim=pass header.d=example.com`; of DMARC the domain is that of the sender by definition. */
function confirms(result: string, domain: string): boolean {
  const [method, ...properties] = result.split(/\s+/);
  const named = (name: string) =>
    properties
      .find((property) => property.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .replaceAll('"', '');
  if (method === 'dmarc=pass') return (named('header.from') ?? domain) === domain;
  if (method !== 'dkim=pass') return false;
  const signed = named('header.d') ?? named('header.i')?.split('@').at(-1);
  return signed?.includes('.') === true && (domain === signed || domain.endsWith(`.${signed}`));
}
