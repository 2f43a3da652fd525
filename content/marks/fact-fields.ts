import { type Content, oncePerContent } from '#content/content.ts';
import { factKindOf } from '#content/edits/fact-rules.ts';
import { type LegalFactId, legalVariables } from '#content/facts/legal-variables.ts';
import { settingsOf } from '#content/facts/settings.ts';
import { localizedNames } from '#content/facts/variables.ts';
import type { Language } from '#domain/language/languages.ts';
import { asPlaceholder } from '#domain/publishing/placeholders.ts';
import { marked } from './marks.ts';

type Facts = Readonly<Record<string, string>>;

/** Facts for sentences of a preview: each names its placeholder and, if it has one, the field that it comes from. */
export function markedFacts(content: Content, facts: Facts, namespace: string, language: Language): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, text]) => {
      const field = fieldOfSetting(content, name, language) ?? fieldOfFigure(content, name, namespace);
      return [name, marked(asPlaceholder(name), field ? marked(field, text) : text)];
    }),
  );
}

/** Variables of facts that are a setting, as it is or in other words. */
const variablesOfFacts: Readonly<Record<string, string>> = {
  brand: 'BRAND_NAME',
  email: 'CONTACT_EMAIL',
  phone: 'CONTACT_PHONE',
  address: 'CONTACT_ADDRESS',
  street: 'CONTACT_STREET',
  postalCode: 'CONTACT_POSTAL_CODE',
  city: 'CONTACT_CITY',
  country: 'CONTACT_COUNTRY',
  contactHours: 'CONTACT_HOURS',
  replyTime: 'REPLY_WORKING_DAYS',
};

const settingsIn = oncePerContent(({ site }) => settingsOf(site));

/** Of the company and the law. */
function fieldOfSetting(content: Content, name: string, language: Language): string | undefined {
  const legal = Object.hasOwn(legalVariables, name)
    ? legalVariables[name as LegalFactId].variable
    : undefined;
  const variable = legal ?? variablesOfFacts[name];
  if (!variable) return undefined;
  const settings = settingsIn(content);
  const found = [variable, localizedNames(variable)[language]].find((one) => settings.has(one));
  return found && `setting.${found}`;
}

/** Prices and claims are marked where they are formatted; a figure is a plain number. */
function fieldOfFigure({ offerings }: Content, name: string, namespace: string): string | undefined {
  const [first = '', ...rest] = name.split('.');
  const isQualified = Object.hasOwn(offerings, first);
  const offering = isQualified ? first : namespace;
  if (!Object.hasOwn(offerings, offering)) return undefined;
  const [figure = '', plan] = isQualified ? rest : [first, ...rest];
  const record = `offering.${offering}`;
  const places =
    figure === 'sessionMinutes'
      ? [`${record}.minutes`]
      : plan === undefined
        ? [`${record}.figures.${figure}`]
        : [`${record}.plans.${plan}.figures.${figure}`, `${record}.${plan}.figures.${figure}`];
  return places.find(
    (place) => factKindOf(place) === 'number' && valueAt({ offering: offerings }, place) !== undefined,
  );
}

function valueAt(tree: unknown, path: string): unknown {
  let value = tree;
  for (const key of path.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  return value;
}
