import { composed } from './composed-text.ts';
import { emailInAscii } from './email-address.ts';

/**
 * What two spellings of one e-mail address have in common: no difference of case, and the domain in A-label form. An
 * entry that is no address stays what it is, in lower case.
 */
export function addressKey(email: string): string {
  const typed = composed(email.trim());
  return (emailInAscii(typed) ?? typed).toLowerCase();
}

/**
 * As `addressKey`, but the same for all addresses whose mail lands in one mailbox: `anna+shop@…` is `anna@…`
 * everywhere, and at Gmail, which has two names, dots mean nothing either.
 */
export function mailboxKey(email: string): string {
  const key = addressKey(email).replace(/\+[^@]*(?=@)/, '');
  const [local = '', domain = ''] = key.split('@');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${local.replaceAll('.', '')}@gmail.com`
    : key;
}
