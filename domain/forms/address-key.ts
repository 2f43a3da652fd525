import { composed } from '#domain/language/composed-text.ts';
import { emailInAscii } from './email-address.ts';

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
