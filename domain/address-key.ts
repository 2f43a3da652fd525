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

/** As `addressKey`, but `anna+shop@…` is `anna@…`: what is sent to one reaches the other. */
export function mailboxKey(email: string): string {
  return addressKey(email).replace(/\+[^@]*(?=@)/, '');
}
