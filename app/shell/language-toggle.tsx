import { useContent } from '#app/rendering.ts';
import { Icon } from '#app/ui/icon.tsx';
import { usePage } from '#app/words/page.ts';
import { wordsFor } from '#app/words/words.ts';
import { pathIn } from '#domain/addresses.ts';
import { defaultLanguage, type Language, languageRules, languages } from '#domain/languages.ts';

/** The languages that the page is not shown in, and where it stands in each; of an unknown path the home page. */
function useOtherLanguages(): { language: Language; href: string }[] {
  const { page, language } = usePage();
  // What was sent belongs to one visit: the other language gets the form again.
  const path = page ? page.path.replace(/\/sent$/, '') : '/';
  return languages
    .filter((other) => other !== language)
    .map((other) => ({ language: other, href: pathIn(other, path) }));
}

/**
 * Real links to the same page in the other languages (PRODUCT, Addresses); the first one also shows the language of the
 * page. Their names begin with what is seen, so that they can be called by voice (WCAG 2.5.3).
 */
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
        aria-label={`${shown.map(short).join(' ')}: ${languageRules[other.language].endonym}`}
        rel={page ? 'alternate' : undefined}
      >
        {shown.map((code) => (
          <span key={code} data-on={code === language ? '' : undefined} aria-hidden="true">
            {short(code)}
          </span>
        ))}
      </a>
    );
  });
}

/**
 * On pages in the default language: offers the page in each other language, to browsers that prefer it; never a
 * redirect. Shown by script.
 */
export function LanguageHints() {
  const { page, language } = usePage();
  const others = useOtherLanguages();
  if (language !== defaultLanguage || !page) return null;
  return others.map((other) => <LanguageHint key={other.language} {...other} />);
}

function LanguageHint({ language, href }: { language: Language; href: string }) {
  const { label, text, dismiss } = wordsFor(useContent(), language, 'common').languageHint;
  return (
    <aside className="language-hint" lang={language} aria-label={label} hidden>
      <a href={href} hrefLang={language}>
        {text}
        <Icon name="arrow" />
      </a>
      <button className="iconbtn" type="button" aria-label={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

function short(language: Language): string {
  return language.toUpperCase();
}
