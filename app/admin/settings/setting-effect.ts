import { useMemo } from 'react';
import { type Admin, useAdmin } from '#app/admin/admin-context.ts';
import { type ContentArea, useContentArea } from '#app/admin/content/content-area.tsx';
import { draftValue } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import type { ContentWords } from '#app/admin/content/place-names.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { settingsWords } from '#content/admin/settings.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill, placeholdersIn } from '#domain/publishing/placeholders.ts';

/** The change on the site in one or two sentences, maybe none, and the pages that show it. */
export type SettingEffect = { readonly text: string; readonly pages: readonly string[] };

/** Facts that change with a setting; those of the law are in the guide. Names may be the beginning of a variable. */
const factsOfSettings: Readonly<Record<string, readonly string[]>> = {
  CONTACT_PHONE: ['phone'],
  CONTACT_STREET: ['street'],
  CONTACT_POSTAL_CODE: ['postalCode'],
  CONTACT_CITY: ['city'],
  CONTACT_COUNTRY: ['country'],
  CONTACT_HOURS: ['contactHours'],
  CONTACT_TIME_ZONE: ['contactHours'],
  REPLY_WORKING_DAYS: ['replyTime'],
  GUARANTEE_DAYS: ['guaranteeDays', 'guarantee'],
  SESSION_MEDIUM: ['sessionMedium'],
  SESSION: ['sessionData', 'allSessionData'],
  CALL: ['callMedium'],
  PACKAGE: ['packageRemedy'],
  SOPHIE: ['premiumSession'],
  FUEL: ['lateCancelBasis'],
  INTEGRATED: ['integratedPrice'],
  PARTNERS: ['partnersPrice'],
  TERMS_LAW: ['termsLaw'],
  TERMS_COURT: ['termsCourt'],
};

/** Pages that show a setting without a fact in a sentence. */
const pagesOfSettings: Readonly<Record<string, readonly string[]>> = {
  BRAND_NAME: ['home'],
  CONTACT_EMAIL: ['support', 'imprint'],
  CONTACT_ADDRESS: ['home'],
  NOTICE: ['home'],
  TEAM: ['about'],
  SMO: ['smo-excellence'],
  MONTHLY: ['monthly'],
  LINK_SCHEDULING_DEMO: ['demo'],
  LINK_SCHEDULING_MONTHLY: ['monthly'],
  LINK_SCHEDULING_STRATEGY: ['onboarding'],
  LINK_AI_ORACLE: ['genesis'],
  LINK_PAYMENT_PRIVACY: ['fuel'],
  LINK_STORY: ['use-cases'],
  SOCIAL: ['home'],
};

type Known = Pick<ContentArea, 'guide' | 'fields'>;

type Site = Pick<Admin, 'language' | 'offerings' | 'pagePaths'> & {
  readonly words: ContentWords & (typeof settingsWords)['de'];
};

export function useSettingEffects(): (id: string) => SettingEffect {
  const area = useContentArea();
  const admin = useAdmin();
  const [content, settings] = [useWords(contentWords), useWords(settingsWords)];
  return useMemo(
    () => settingEffects(area, { ...admin, words: { ...content, ...settings } }),
    [area, admin, content, settings],
  );
}

/** The effect of each setting, by the id of its field. */
export function settingEffects({ guide, fields }: Known, site: Site): (id: string) => SettingEffect {
  const texts = site.words.settings;
  const shown = pagesByFact(fields, site.language);
  // In the order of the site; parts that several pages share are none.
  const pagesWith = (facts: readonly string[]) =>
    Object.keys(site.pagePaths).filter((page) => facts.some((fact) => shown.get(fact)?.has(page)));

  return (id) => {
    const variable = id.slice('setting.'.length);
    const name = variable.replace(/_(?:DE|EN)$/, '');
    const { legalFact, link, isMissing } = guide?.settings[variable] ?? {};
    if (link) {
      const page = pageName(link.offering, site.words.content, site.offerings);
      return { text: sentences(fill(texts.button, { page }), example(id)), pages: [link.offering] };
    }
    const facts = legalFact ? [legalFact] : (named(factsOfSettings, name) ?? []);
    const pages = named(pagesOfSettings, name) ?? pagesWith(facts);
    const sentence = named(texts.effects, name);
    return { text: sentences(sentence, isMissing && pages.length > 0 && texts.marked, example(id)), pages };
  };

  function example(id: string): string | false {
    const field = fields.get(id);
    const value = field && String(draftValue(field));
    return (
      value !== undefined &&
      URL.canParse(value) &&
      new URL(value).hostname.endsWith('.example') &&
      texts.example
    );
  }
}

function sentences(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Under its whole name, or the first words of it. */
function named<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  const words = name.split('_');
  const names = words.map((_, index) => words.slice(0, words.length - index).join('_'));
  const found = names.find((one) => Object.hasOwn(entries, one));
  return found === undefined ? undefined : entries[found];
}

function pagesByFact(fields: ContentArea['fields'], language: Language): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const field of fields.values()) {
    const place = placeOf(field.id);
    if (field.kind !== 'text' || place.language !== language) continue;
    for (const fact of placeholdersIn(String(draftValue(field))))
      found.set(fact, (found.get(fact) ?? new Set()).add(place.page));
  }
  return found;
}
