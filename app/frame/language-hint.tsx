import { useContent } from '#app/rendering.ts';
import { Icon } from '#app/ui/icon.tsx';
import { usePage } from '#app/words/page.ts';
import { wordsFor } from '#app/words/words.ts';
import { defaultLanguage, type Language } from '#domain/language/languages.ts';
import { useOtherLanguages } from './use-other-languages.ts';

/** Shown by script to browsers that prefer another language; never a redirect. In the header, where it covers nothing. */
export function LanguageHints() {
  const { page, language } = usePage();
  const others = useOtherLanguages();
  if (language !== defaultLanguage || !page) return null;
  return others.map((other) => <LanguageHint key={other.language} {...other} />);
}

function LanguageHint({ language, href }: { language: Language; href: string }) {
  const { text, short, dismiss } = wordsFor(useContent(), language, 'common').languageHint;
  return (
    <div className="language-hint" lang={language} hidden>
      <a href={href} hrefLang={language}>
        <span className="hint-text">{text}</span>
        <span className="hint-short">{short}</span>
        <Icon name="arrow" />
      </a>
      <button className="iconbtn" type="button" aria-label={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
