import { legalVariables } from '#config/legal.ts';
import { settingsOf } from '#config/settings.ts';
import type { Content } from '#content/content.ts';
import { facts } from '#content/facts.ts';
import type { ContentGuide, SettingGuide } from '#domain/answers/content-guide.ts';
import { perLanguage } from '#domain/languages.ts';

/** What an editor needs to show and judge the fields of this content. */
export function guideOf(content: Content): ContentGuide {
  return {
    facts: perLanguage((language) => facts(content, language)),
    settings: Object.fromEntries(
      [...settingsOf(content.site).values()].map(({ variable, name, input }) => [
        variable,
        { input, ...legalFactOf(name) } satisfies SettingGuide,
      ]),
    ),
  };
}

function legalFactOf(name: string): Pick<SettingGuide, 'legalFact'> {
  const found = Object.entries(legalVariables).find(([, { variable }]) => variable === name);
  return found ? { legalFact: found[0] } : {};
}
