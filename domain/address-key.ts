import { composed } from './composed-text.ts';
import { emailInAscii } from './email-address.ts';

/** Lower case, domain in A-label form. Text that is no address is only put in lower case. */
export function addressKey(email: string): string {
  const typed = composed(email.trim());
  return (emailInAscii(typed) ?? typed).toLowerCase();
}

/**
 * As `addressKey`, but the same for all addresses of one mailbox: `anna+shop@…` is `anna@…` everywhere, and Gmail,
 * which has two domains, ignores dots.
 */
export function mailboxKey(email: string): string {
  const key = addressKey(email).replace(/\+[^@]*(?=@)/, '');
  const [local = '', domain = ''] = key.split('@');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${local.replaceAll('.', '')}@gmail.com`
    : key;
}
