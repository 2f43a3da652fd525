import { usePage } from '#app/words/page.ts';
import { type Language, languageRules, languages } from '#domain/language/languages.ts';
import { useOtherLanguages } from './use-other-languages.ts';

/** Real links (LANG-1); their names begin with the visible text, for voice control (WCAG 2.5.3). */
export function LanguageToggle() {
  const { page, language } = usePage();
  return useOtherLanguages().map((other, index) => {
    const shown = languages.filter((code) => code === other.language || (index === 0 && code === language));
    return (
      <a
        key={other.language}
        className="lang"
        href={other.href}
        hrefLang={other.language}
        lang={other.language}
        rel={page ? 'alternate' : undefined}
      >
        {shown.map((code) => (
          <Code key={code} code={code} isOn={code === language} />
        ))}
        <span className="sr">{languageRules[other.language].endonym}</span>
      </a>
    );
  });
}

/** The space keeps the codes apart in the name of the link. */
function Code({ code, isOn }: { code: Language; isOn: boolean }) {
  return (
    <>
      <span data-on={isOn ? '' : undefined}>{code.toUpperCase()}</span>{' '}
    </>
  );
}
