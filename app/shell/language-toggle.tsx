import { useContent } from '#app/rendering.ts';
import { Icon } from '#app/ui/icon.tsx';
import { usePage } from '#app/words/page.ts';
import { wordsFor } from '#app/words/words.ts';
import { pathIn } from '#domain/addresses.ts';
import { defaultLanguage, type Language, languageRules, languages } from '#domain/languages.ts';

function useOtherLanguages(): { language: Language; href: string }[] {
  const { page, language } = usePage();
  // A sent form belongs to one visit: the other language shows the form again.
  const path = page ? page.path.replace(/\/sent$/, '') : '/';
  return languages
    .filter((other) => other !== language)
    .map((other) => ({ language: other, href: pathIn(other, path) }));
}

/** Real links (PRODUCT, Addresses); names begin with the visible text, for voice control (WCAG 2.5.3). */
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

/** Shown by script to browsers that prefer another language; never a redirect. */
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
