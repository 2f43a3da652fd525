import type { SiteConfig } from '#content/facts/site-config.ts';
import { addressKey } from '#domain/forms/address-key.ts';
import { isPublicMailbox } from '#domain/forms/email-address.ts';
import { dayMs } from '#domain/language/durations.ts';
import type { NetworkSubjects } from '#server/accounts/network-subjects.ts';
import type { Store } from '#server/core/store/store.ts';
import { type AutoReplyRules, isHourFull, reserveMail } from './answer-plan.ts';

/** For all networks together: strangers can use this up, so it limits only mails that are not owed. */
const acknowledgementsPerHour = 60;

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
  { store, sendsMail, subjectOf }: { store: Store; sendsMail: boolean; subjectOf: NetworkSubjects },
): AutomaticAnswers {
  const isStranger = (email: string) => {
    const config = configNow();
    const own = [config.email, config.mailFrom, config.operatorEmail].map(addressKey);
    return !own.includes(addressKey(email)) && isPublicMailbox(email);
  };
  return {
    async acknowledgement(email, network, now) {
      if (!configNow().acknowledgesMessages || !sendsMail || !isStranger(email)) return undefined;
      const subject = `${await subjectOf(network, now)} acknowledged`;
      return {
        reserve: async (db, times) =>
          (await isHourFull(store, db, { ...times, most: acknowledgementsPerHour }))
            ? undefined
            : await reserveMail(db, subject, { ...times, longestWaitMs: 0 }),
      };
    },
    async confirmation(email, network, now) {
      const subject = `${await subjectOf(network, now)} confirmed`;
      return {
        reserve: async (db, times) => await reserveMail(db, subject, { ...times, longestWaitMs: dayMs }),
        heldFor: isStranger(email) ? undefined : 'address',
      };
    },
  };
}
