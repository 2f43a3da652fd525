import { addressKey } from '#domain/address-key.ts';
import type { SiteConfig } from '#site.config.ts';

/** Which visitors get a mail by itself. */
export type AutomaticAnswers = {
  /** Whether somebody who wrote through the contact form gets word that it arrived. */
  acknowledges: (email: string) => boolean;
  /** Whether somebody who declared something about a contract gets the confirmation the law asks for. */
  confirms: (email: string) => boolean;
};

/**
 * Who is answered by itself: nobody at an address of our own, which could answer back. Acknowledgements wait for no
 * mail server: weeks later nobody wants one. Confirmations do, because they are owed.
 */
export function automaticAnswers(
  config: Pick<SiteConfig, 'acknowledgesMessages' | 'email' | 'mailFrom' | 'operatorEmail'>,
  sendsMail: boolean,
): AutomaticAnswers {
  const own = new Set([config.email, config.mailFrom, config.operatorEmail].map(addressKey));
  const isStranger = (email: string) => !own.has(addressKey(email));
  return {
    acknowledges: (email) => config.acknowledgesMessages && sendsMail && isStranger(email),
    confirms: isStranger,
  };
}
