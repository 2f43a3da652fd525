import type { SiteConfig } from '#content/facts/site-config.ts';
import { addressKey } from '#domain/forms/address-key.ts';
import { isPublicMailbox } from '#domain/forms/email-address.ts';
import { dayMs } from '#domain/language/durations.ts';
import { networkSubject } from '#server/core/limits/attempts.ts';
import type { Store } from '#server/core/store/store.ts';
import { type AutoReplyRules, acknowledgementsPerHour } from './auto-reply.ts';

export type AutomaticAnswers = {
  acknowledgement: (email: string, network: string, now: Date) => Promise<AutoReplyRules | undefined>;
  confirmation: (email: string, network: string, now: Date) => Promise<AutoReplyRules>;
};

/**
 * Never answers our own addresses, which could answer back, or invalid mailboxes. Late acknowledgements are
 * useless, so they are dropped; confirmations are required by law, so they wait, with a separate budget.
 */
export function automaticAnswers(
  configNow: () => Pick<SiteConfig, 'acknowledgesMessages' | 'email' | 'mailFrom' | 'operatorEmail'>,
  { store, sendsMail }: { store: Store; sendsMail: boolean },
): AutomaticAnswers {
  const isStranger = (email: string) => {
    const config = configNow();
    const own = [config.email, config.mailFrom, config.operatorEmail].map(addressKey);
    return !own.includes(addressKey(email)) && isPublicMailbox(email);
  };
  return {
    async acknowledgement(email, network, now) {
      if (!configNow().acknowledgesMessages || !sendsMail || !isStranger(email)) return undefined;
      const subject = `${await networkSubject(store, network, now)} acknowledged`;
      return { subject, mostPerHour: acknowledgementsPerHour };
    },
    async confirmation(email, network, now) {
      const subject = `${await networkSubject(store, network, now)} confirmed`;
      return { subject, longestWaitMs: dayMs, heldFor: isStranger(email) ? undefined : 'address' };
    },
  };
}
