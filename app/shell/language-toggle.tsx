import { pathIn } from '#app/routes.ts';
import { Icon } from '#app/ui/icon.tsx';
import { usePage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import type { Language } from '#domain/languages.ts';

/** Where the same page stands in the other language; an unknown path leads to that language's home. */
function useOtherLanguage(): { language: Language; href: string } {
  const { page, language } = usePage();
  const other: Language = language === 'de' ? 'en' : 'de';
  // The outcome of a form belongs to one visit: the other language gets the form again.
  const path = page ? page.path.replace(/\/(sent|invalid|failed)$/, '') : '/';
  return { language: other, href: pathIn(other, path) };
}

/**
 * A real link to the same page in the other language (PRODUCT, Addresses). Its name begins with what is seen, so that
 * it can be called by voice (WCAG 2.5.3).
 */
export function LanguageToggle() {
  const words = useWords('common').language;
  const { page, language } = usePage();
  const other = useOtherLanguage();
  const short = { [language]: words.currentShort, [other.language]: words.otherShort };
  return (
    <a
      className="lang"
      href={other.href}
      hrefLang={other.language}
      lang={other.language}
      aria-label={`${short.de} ${short.en}: ${words.other}`}
      rel={page ? 'alternate' : undefined}
    >
      {(['de', 'en'] as const).map((code) => (
        <span key={code} data-on={code === language ? '' : undefined} aria-hidden="true">
          {short[code]}
        </span>
      ))}
    </a>
  );
}

/** On German pages: offers the English page to browsers that prefer English; never a redirect. Shown by script. */
export function LanguageHint() {
  const { englishHint } = useWords('common');
  const { page, language } = usePage();
  const other = useOtherLanguage();
  if (language !== 'de' || !page) return null;
  return (
    <aside id="language-hint" className="language-hint" lang="en" aria-label={englishHint.label} hidden>
      <a href={other.href} hrefLang="en">
        {englishHint.text}
        <Icon name="arrow" />
      </a>
      <button className="iconbtn" type="button" aria-label={englishHint.dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
