import { fillAll } from '#app/words/fill-all.ts';
import { type Language, perLanguage } from '#domain/language/languages.ts';
import { useAdmin } from './admin-context.ts';

type PerLanguage<Words> = Readonly<Record<Language, Words>>;

/** Words of a screen in the language of the area. They are loaded with the code that imports them. */
export function useWords<Words extends object>(words: PerLanguage<Words>): Words {
  const { language, facts } = useAdmin();
  return fillAll(words[language], facts[language]);
}

/** Words of a screen in all languages: a reply is written in that of the visitor. */
export function useWordsIn<Words extends object>(words: PerLanguage<Words>): PerLanguage<Words> {
  const { facts } = useAdmin();
  return perLanguage((language) => fillAll(words[language], facts[language]));
}
