import { composed } from './composed-text.ts';
import { emailInAscii } from './email-address.ts';

/** Lower case, domain in A-label form. Text that is no address is only put in lower case. */
export function addressKey(email: string): string {
  const typed = composed(email.trim());
  return (emailInAscii(typed) ?? typed).toLowerCase();
}

/** Equal for all addresses of one mailbox: ignores `+shop`, and at Gmail, which has two domains, also dots. */
export function mailboxKey(email: string): string {
  const key = addressKey(email);
  const at = key.indexOf('@');
  if (at < 0) return key;
  const [local = ''] = key.slice(0, at).split('+', 1);
  const domain = key.slice(at + 1);
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`;
}
