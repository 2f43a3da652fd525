import { type Content, oncePerContent } from '#content/content.ts';
import { type LegalFactId, legalVariables } from '#content/facts/legal-variables.ts';
import { settingsOf } from '#content/facts/settings.ts';
import { facts } from '#content/facts.ts';
import type { Offering } from '#content/offerings/record.ts';
import type { ContentGuide, SettingGuide } from '#domain/api/content-guide.ts';
import { perLanguage } from '#domain/language/languages.ts';

/** Facts, prices and names that the editor needs to show and judge the fields of this content. */
export const guideOf = oncePerContent((content): ContentGuide => {
  const links = linkOwners(content);
  return {
    facts: perLanguage((language) => facts(content, language)),
    settings: Object.fromEntries(
      [...settingsOf(content.site).values()].map(({ variable, name, input }) => [
        variable,
        { input, ...legalFactOf(name, content), ...links[variable] } satisfies SettingGuide,
      ]),
    ),
    offerings: Object.keys(content.offerings),
  };
});

function legalFactOf(name: string, { site }: Content): Pick<SettingGuide, 'legalFact' | 'isMissing'> {
  const found = Object.entries(legalVariables).find(([, { variable }]) => variable === name);
  if (!found) return {};
  const isMissing = site.legal[found[0] as LegalFactId].state === 'missing';
  return { legalFact: found[0], ...(isMissing && { isMissing }) };
}

function linkOwners({ offerings }: Content): Readonly<Record<string, Pick<SettingGuide, 'link'>>> {
  return Object.fromEntries(
    Object.values<Offering>(offerings).flatMap(({ id: offering, plans, single }) => [
      ...(single?.link ? [[single.link.variable, { link: { offering } }] as const] : []),
      ...Object.entries(plans).flatMap(([plan, { link }]) =>
        link ? [[link.variable, { link: { offering, plan } }] as const] : [],
      ),
    ]),
  );
}
