import { statisticsModes } from '#domain/figures/figures.ts';
import { defaultLanguage, languages } from '#domain/language/languages.ts';
import { readBanner } from './banner.ts';
import { readBrand } from './brand.ts';
import { readLegal } from './legal.ts';
import { readLinks, readOfferingLinks, readSocial } from './links.ts';
import { readPeople } from './people.ts';
import { readSales } from './sales.ts';
import { readSessions } from './sessions.ts';
import {
  choice,
  type Environment,
  mailAddress,
  onOrOff,
  readVariables,
  type Variables,
  wholeNumber,
} from './variables.ts';

/**
 * Read when a process starts. Every fact has a working default and an environment variable that overrides it; an empty
 * variable counts as unset. Localized facts also take `<NAME>_DE` and `<NAME>_EN`, which win over `<NAME>`.
 */
export type SiteConfig = ReturnType<typeof readAll>;

export function readSiteConfig(env: Environment): SiteConfig {
  return readVariables(env, readAll)[0];
}

/** `given`: the variables that are set. */
export function readAll(variables: Variables) {
  const { value } = variables;
  const brand = readBrand(variables);
  const people = readPeople(variables);
  return {
    given: variables.given,
    ...brand,
    ...people,
    banner: readBanner(variables, people.timeZone),
    legal: readLegal(variables, brand.email),
    social: readSocial(variables),
    links: readLinks(variables),
    offeringLinks: readOfferingLinks(variables),
    retention: readRetention(variables),
    sessions: readSessions(variables),
    sales: readSales(variables),
    /** For the satisfaction guarantee and the money-back promise. */
    guaranteeDays: value('GUARANTEE_DAYS', wholeNumber(1, 365), 14, {
      group: 'sales',
      level: 'optional',
      sets: 'Days of the satisfaction guarantee and of the money-back promise.',
      example: '30',
    }),
    operatorLanguage: value('OPERATOR_LANGUAGE', choice(languages), defaultLanguage, {
      group: 'mail',
      level: 'optional',
      sets: 'Language of notifications to your team.',
      example: 'en',
    }),
    /** Receives enquiries. */
    operatorEmail:
      value('OPERATOR_EMAIL', mailAddress, '', {
        group: 'mail',
        level: 'should',
        sets: 'Receives notifications that no operator has subscribed to, and the first admin link unless it is an example address.',
        example: 'team@example.com',
        unset: '`CONTACT_EMAIL`',
      }) || brand.email,
    /** Sender of all mails: an address of our own domain (MAIL-01). */
    mailFrom:
      value('MAIL_FROM', mailAddress, '', {
        group: 'mail',
        level: 'should',
        sets: 'Sender of all email, an address of your own domain.',
        example: 'website@example.com',
        unset: '`CONTACT_EMAIL`',
      }) || brand.email,
    /** On by default: people expect it, a mistyped address shows, and limits leave little to misuse (decision 0011). */
    acknowledgesMessages: value('ACKNOWLEDGE_MESSAGES', onOrOff, true, {
      group: 'mail',
      level: 'optional',
      sets: 'Sends visitors an email that their message has arrived.',
      example: 'off',
    }),
    assistant: readAssistant(variables),
    /** What the privacy notice says follows from it. */
    statistics: value('STATISTICS', choice(statisticsModes), 'day', {
      group: 'observability',
      level: 'optional',
      sets: 'What is counted of visits: `day` counts visitors too, by a hash whose salt is deleted with the day; `plain` counts requests only; `off` counts nothing.',
      example: 'plain',
    }),
    /** Set by `npm run demo`. */
    isDemo: value('DEMO', onOrOff, false, {
      group: 'address',
      level: 'optional',
      sets: 'Marks the admin area as a demo with sample data; `npm run demo` sets it.',
      example: 'on',
    }),
  } as const;
}

/** `model`: an AI model of the server (`ASSISTANT_URL` and `ASSISTANT_MODEL`) picks the quotes, which pages have to disclose. */
function readAssistant({ value, raw }: Variables): 'off' | 'quotes' | 'model' {
  const isOn = value('ASSISTANT', onOrOff, true, {
    group: 'assistant',
    level: 'optional',
    sets: 'Lets the window at the bottom right answer with sentences of the site; `off` shows a placeholder.',
    example: 'off',
  });
  if (!isOn) return 'off';
  return raw('ASSISTANT_URL') && raw('ASSISTANT_MODEL') ? 'model' : 'quotes';
}

/** Defaults of LAW-22. RETENTION_BACKUP_DAYS is a legal fact. */
export type Retention = ReturnType<typeof readRetention>;

function readRetention({ value }: Variables) {
  const period = (name: string, longest: number, fallback: number, sets: string, example: string) =>
    value(name, wholeNumber(1, longest), fallback, { group: 'retention', level: 'optional', sets, example });
  return {
    messageMonths: period(
      'RETENTION_MESSAGE_MONTHS',
      120,
      12,
      'Months after which a support message is deleted.',
      '6',
    ),
    /** Business letters: six years from the end of the year in which they came (HGB 257, AO 147). */
    declarationMonths: period(
      'RETENTION_DECLARATION_MONTHS',
      240,
      84,
      'Months after which a withdrawal or cancellation is deleted.',
      '120',
    ),
    responseMonths: period(
      'RETENTION_RESPONSE_MONTHS',
      120,
      24,
      'Months after which a survey response is deleted.',
      '12',
    ),
    logDays: period(
      'RETENTION_LOG_DAYS',
      365,
      14,
      'Days that logs are kept, as the privacy notice says; your log system deletes them.',
      '30',
    ),
  } as const;
}
