import { composed } from '#domain/language/composed-text.ts';
import { judgeLine, mandatory, type Verdict } from '#domain/language/text-rules.ts';

// The syntax of `<input type="email">` in the HTML Standard, cut at the @.
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const asciiDomain = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
// Would end the host of an address or be decoded in it.
const notInDomain = /[\s/\\?#@:%[\]]/;
/** RFC 1035 2.3.4. Converting longer names to ASCII takes quadratic time. */
const longestDomain = 255;

/** A copied `mailto:` link. */
const link = /^mailto:([^?]*)(?:\?.*)?$/i;

/** WHATWG syntax; an internationalised domain may stay as typed (MAIL-07). What a copied link brings along is taken off. */
export function judgeEmail(value: string): Verdict<string> {
  const verdict = mandatory(judgeLine)(value);
  if ('code' in verdict) return verdict;
  const copied = verdict.value.replaceAll('\u00AD', '');
  const address = (link.exec(copied)?.[1] ?? copied).trim();
  return emailInAscii(address) === undefined ? { code: 'emailInvalid' } : { value: address };
}

/** Not reachable by public mail (RFC 6761, 6762). */
const innerDomains = /(?:^|\.)(?:localhost|local|internal|lan|arpa|invalid|onion)$/;
const publicDomain = /\.(?:[a-z]{2,63}|xn--[a-z\d-]+)$/;
/** RFC 5321 4.5.3.1. */
const longestLocalPart = 64;

/**
 * True for one mailbox at a public domain. Others may be typed, but must get no unrequested mail: `a@localhost`, `a@b`,
 * IP addresses, and relay syntax (`a%b.de@relay`, `b.de!a@relay`).
 */
export function isPublicMailbox(email: string): boolean {
  const ascii = emailInAscii(email)?.toLowerCase();
  if (ascii === undefined) return false;
  const at = ascii.indexOf('@');
  const domain = ascii.slice(at + 1);
  return (
    at <= longestLocalPart &&
    domain.length <= longestDomain &&
    !/[%!]/.test(ascii.slice(0, at)) &&
    publicDomain.test(domain) &&
    !innerDomains.test(domain)
  );
}

/** Domain in A-label form (`müller.de` → `xn--mller-kva.de`); undefined if it is no address. */
export function emailInAscii(email: string): string | undefined {
  const at = email.indexOf('@');
  const local = email.slice(0, at);
  if (at < 1 || !localPart.test(local)) return undefined;
  const domain = domainInAscii(email.slice(at + 1));
  return domain === undefined ? undefined : `${local}@${domain}`;
}

function domainInAscii(domain: string): string | undefined {
  if (asciiDomain.test(domain)) return domain;
  if (domain.length > longestDomain || isAscii(domain) || notInDomain.test(domain)) return undefined;
  if (!URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  return asciiDomain.test(hostname) ? hostname : undefined;
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/** Lower case, domain in A-label form. Text that is no address is only put in lower case. */
export function addressKey(email: string): string {
  const typed = composed(email.trim());
  return (emailInAscii(typed) ?? typed).toLowerCase();
}

/** Providers that give one mailbox several domains, the first of which stands for all, or pass over signs in its name. */
const providers = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: /(?!)/g },
] as const;

/** Equal for all addresses of one mailbox: ignores `+shop`, the dot that may end a domain, and what providers ignore. */
export function mailboxKey(email: string): string {
  const key = addressKey(email).replace(/\.$/, '');
  const at = key.indexOf('@');
  if (at < 0) return key;
  const [local = ''] = key.slice(0, at).split('+', 1);
  const domain = key.slice(at + 1);
  const provider = providers.find(({ domains }) => domains.some((one) => one === domain));
  return provider ? `${local.replaceAll(provider.ignored, '')}@${provider.domains[0]}` : `${local}@${domain}`;
}
