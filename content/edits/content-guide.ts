import { legalVariables } from '#config/legal.ts';
import { settingsOf } from '#config/settings.ts';
import { claimsToReview } from '#content/claims-to-review.ts';
import type { Content } from '#content/content.ts';
import { facts } from '#content/facts.ts';
import type { ContentGuide, SettingGuide } from '#domain/answers/content-guide.ts';
import { languages, perLanguage } from '#domain/languages.ts';

/** What an editor needs to show and judge the fields of this content. */
export function guideOf(content: Content, today = new Date().toISOString().slice(0, 10)): ContentGuide {
  return {
    facts: perLanguage((language) => facts(content, language)),
    toApprove: textsToApprove(content).concat(
      claimsToReview(content, today).map(({ id, missing }) => `claim.${id}.${missing}`),
    ),
    settings: Object.fromEntries(
      [...settingsOf(content.site).values()].map(({ variable, name, input }) => [
        variable,
        { input, ...legalFactOf(name) } satisfies SettingGuide,
      ]),
    ),
  };
}

function textsToApprove(content: Content): string[] {
  return Object.entries(content.words.de).flatMap(([namespace, file]) =>
    Object.keys('_approve' in file ? file._approve : {}).flatMap((path) =>
      languages.map((language) => `${language}.${namespace}.${path}`),
    ),
  );
}

function legalFactOf(name: string): Pick<SettingGuide, 'legalFact'> {
  const found = Object.entries(legalVariables).find(([, { variable }]) => variable === name);
  return found ? { legalFact: found[0] } : {};
}
