import * as z from 'zod/mini';
import { defaultLanguage, languages } from '#domain/languages.ts';
import { readBrand } from './brand.ts';
import { type LegalFactId, legalVariables, readLegal } from './legal.ts';
import {
  isExample,
  type LinkId,
  linkVariables,
  offeringLinks,
  readLinks,
  readOfferingLinks,
  readSocial,
  socialVariables,
} from './links.ts';
import { readPeople } from './people.ts';
import { readRetention } from './retention.ts';
import { readSessions, sessionVariables } from './sessions.ts';
import {
  type Environment,
  mailAddress,
  onOrOff,
  type Variables,
  variablesOf,
  wholeNumber,
} from './variables.ts';

/**
 * Read when a process starts. Every fact has a working default and an environment variable that overrides it; an empty
 * variable counts as unset. Localized facts also take `<NAME>_DE` and `<NAME>_EN`, which win over `<NAME>`.
 */
export type SiteConfig = ReturnType<typeof readAll>;

/** Names every wrong variable and what it expects; never repeats a value. */
export class SiteConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Wrong site configuration:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'SiteConfigError';
    this.problems = problems;
  }
}

/** Throws `SiteConfigError` with all problems at once. */
export function readSiteConfig(env: Environment): SiteConfig {
  const variables = variablesOf(env);
  const config = readAll(variables);
  if (variables.problems.length > 0) throw new SiteConfigError(variables.problems);
  return config;
}

function readAll(variables: Variables) {
  const { value } = variables;
  const brand = readBrand(variables);
  return {
    ...brand,
    ...readPeople(variables),
    legal: readLegal(variables, brand.email),
    social: readSocial(variables),
    links: readLinks(variables),
    offeringLinks: readOfferingLinks(variables),
    retention: readRetention(variables),
    sessions: readSessions(variables),
    /** For the satisfaction guarantee and the money-back promise. */
    guaranteeDays: value('GUARANTEE_DAYS', wholeNumber(1, 365), 14),
    operatorLanguage: value('OPERATOR_LANGUAGE', z.enum(languages, languages.join(' or ')), defaultLanguage),
    /** Receives enquiries. */
    operatorEmail: value('OPERATOR_EMAIL', mailAddress, brand.email),
    /** Sender of all mails: an address of the own domain (MAIL-01). */
    mailFrom: value('MAIL_FROM', mailAddress, brand.email),
    /** On by default: people expect it, a mistyped address shows, and limits leave little to misuse (decision 0011). */
    acknowledgesMessages: value('ACKNOWLEDGE_MESSAGES', onOrOff, true),
  } as const;
}

const withoutPeople = {
  TEAM: '/about names nobody.',
  CONTACT_HOURS: '/support names no hours.',
  REPLY_WORKING_DAYS: '/support promises a reply as soon as possible.',
};

/** Reasons not to go public: missing legal or session facts, example contacts or links, a local address. One sentence each. */
export function siteConfigWarnings(config: SiteConfig, env: Environment): string[] {
  const isSet = (name: string) => variablesOf(env).raw(name) !== undefined;
  const contacts = [
    'CONTACT_EMAIL',
    'CONTACT_PHONE',
    'CONTACT_STREET',
    'CONTACT_POSTAL_CODE',
    'CONTACT_CITY',
  ];
  const legal = (Object.keys(legalVariables) as LegalFactId[]).flatMap((id) => {
    const { variable } = legalVariables[id];
    if (config.legal[id].state === 'missing')
      return [`${variable} is not set: the legal pages show a marker.`];
    return id === 'legalName' && config.legal[id].state === 'default'
      ? [`${variable} is not set: the legal pages name an example operator.`]
      : [];
  });
  const exampleLinks = [
    ...offeringLinks.map(({ variable }) => [variable, config.offeringLinks[variable]!] as const),
    ...Object.entries(linkVariables).map(
      ([id, [variable]]) => [variable, config.links[id as LinkId]] as const,
    ),
  ].flatMap(([variable, address]) => (isExample(address) ? [variable] : []));
  const exampleProfiles = config.social
    .filter(({ url }) => isExample(url))
    .map(({ id }) => socialVariables[id][0]);
  const example = [...exampleLinks, ...exampleProfiles];
  const untold = Object.entries(sessionVariables)
    .filter(([id]) => config.sessions[id as keyof typeof sessionVariables] === undefined)
    .map(([, variable]) => variable);
  return [
    ...(isSet('SITE_URL') ? [] : ['SITE_URL is not set: canonical addresses point to this machine.']),
    ...contacts
      .filter((name) => !isSet(name))
      .map((name) => `${name} is not set: the site shows an example contact.`),
    ...legal,
    ...(untold.length > 0
      ? [
          `Session pages say that you answer in writing before anybody books, as long as these are not set: ${untold.join(', ')}.`,
        ]
      : []),
    ...Object.entries(withoutPeople)
      .filter(([name]) => [name, `${name}_DE`, `${name}_EN`].every((variable) => !isSet(variable)))
      .map(([name, consequence]) => `${name} is not set: ${consequence}`),
    ...(example.length > 0 ? [`These links lead to example addresses: ${example.join(', ')}.`] : []),
  ];
}
