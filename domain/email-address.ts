import { judgeLine, mandatory, type Verdict } from './text-rules.ts';

// The syntax of `<input type="email">` in the HTML Standard, cut at the @.
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const asciiDomain = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
// What would end the host of an address, or be decoded in it, never belongs to a typed domain.
const notInDomain = /[\s/\\?#@:%[\]]/;
/** A longer name is none (RFC 1035 2.3.4), and bringing one into ASCII takes the square of its length. */
const longestDomain = 255;

/** Judges an e-mail address by the WHATWG syntax; an internationalised domain may stay as typed (MAIL-07). */
export function judgeEmail(value: string): Verdict<string> {
  const verdict = mandatory(judgeLine)(value);
  if ('code' in verdict) return verdict;
  return emailInAscii(verdict.value) === undefined ? { code: 'emailInvalid' } : verdict;
}

/** Names of machines and nets that no mail from outside can mean (RFC 6761, 6762). */
const innerDomains = /(?:^|\.)(?:localhost|local|internal|lan|arpa|invalid|onion)$/;
const publicDomain = /\.(?:[a-z]{2,63}|xn--[a-z\d-]+)$/;
/** RFC 5321 4.5.3.1. */
const longestLocalPart = 64;

/**
 * True for an address that means one mailbox at a public domain. Others can be typed, but a mail nobody asked for must
 * not go there: `a@localhost`, `a@b`, an IP address, `a%b.de@relay` and `b.de!a@relay`, which ask a relay to pass it on.
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

/** The address with its domain in A-label form (`müller.de` → `xn--mller-kva.de`), or undefined if it is no address. */
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
