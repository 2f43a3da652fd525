import { type LegalFactId, legalVariables } from './legal-variables.ts';
import { isExample, type LinkId, linkVariables, offeringLinks, socialVariables } from './links.ts';
import { salesVariables } from './sales.ts';
import { sessionVariables } from './sessions.ts';
import type { SiteConfig } from './site-config.ts';
import { variableNames, variablesOf } from './variables.ts';

/** A reason not to go public: its topic, and the variables that end it. */
export type OpenPoint = {
  readonly about: 'address' | 'contact' | 'legal' | 'sessions' | 'sales' | 'people' | 'links';
  readonly variables: readonly string[];
};

const contacts = ['CONTACT_EMAIL', 'CONTACT_PHONE', 'CONTACT_STREET', 'CONTACT_POSTAL_CODE', 'CONTACT_CITY'];
const people = ['TEAM', 'CONTACT_HOURS', 'REPLY_WORKING_DAYS'];

/**
 * Reasons not to go public: missing legal or session facts, example contacts or links, a local address. `config` includes
 * the settings of the admin area.
 */
export function openPoints(config: SiteConfig): OpenPoint[] {
  const { raw } = variablesOf(config.given);
  const isSet = (name: string) => variableNames(name).some((variable) => raw(variable) !== undefined);
  const unset = (names: readonly string[]) => names.filter((name) => !isSet(name));
  const points: OpenPoint[] = [
    { about: 'address', variables: unset(['SITE_URL']) },
    { about: 'contact', variables: unset(contacts) },
    { about: 'legal', variables: openLegal(config) },
    { about: 'sessions', variables: missingSessionFacts(config) },
    { about: 'sales', variables: untoldOfSales(config) },
    { about: 'people', variables: unset(people) },
    { about: 'links', variables: exampleLinks(config) },
  ];
  return points.filter(({ variables }) => variables.length > 0);
}

function openLegal({ legal }: SiteConfig): string[] {
  return (Object.keys(legalVariables) as LegalFactId[])
    .filter((id) => legal[id].state === 'missing' || (id === 'legalName' && legal[id].state === 'default'))
    .map((id) => legalVariables[id].variable);
}

function missingSessionFacts({ sessions }: SiteConfig): string[] {
  return Object.entries(sessionVariables)
    .filter(([id]) => sessions[id as keyof typeof sessionVariables] === undefined)
    .map(([, variable]) => variable);
}

function untoldOfSales({ sales }: SiteConfig): string[] {
  return Object.entries(salesVariables)
    .filter(([id]) => sales[id as keyof typeof salesVariables] === undefined)
    .map(([, variable]) => variable);
}

function exampleLinks({ offeringLinks: addresses, links, social }: SiteConfig): string[] {
  return [
    ...offeringLinks.map(({ variable }) => [variable, addresses[variable]!] as const),
    ...Object.entries(linkVariables).map(([id, { variable }]) => [variable, links[id as LinkId]] as const),
    ...social.map(({ id, url }) => [socialVariables[id][0], url] as const),
  ].flatMap(([variable, address]) => (isExample(address) ? [variable] : []));
}
