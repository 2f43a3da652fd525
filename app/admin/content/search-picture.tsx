import { useAdmin } from '#app/admin/admin-context.ts';
import { pathIn } from '#domain/addresses.ts';
import { type Language, languages } from '#domain/languages.ts';
import { useContentArea, useShownField } from './content-context.ts';
import { readText } from './find-texts.ts';
import { shownLengths } from './length-hint.tsx';

/** Title and description as a search engine shows them, in both languages. */
export function SearchPicture({ page }: { page: string }) {
  const texts = useAdmin().words.content.editor;
  const { fields } = useContentArea();
  const shown = languages.filter((language) => fields.has(`${language}.${page}.meta.title`));
  return (
    <figure className="search-picture">
      <figcaption className="caption muted">{texts.result}</figcaption>
      <div className="field-languages">
        {shown.map((language) => (
          <OneResult key={language} page={page} language={language} />
        ))}
      </div>
    </figure>
  );
}

function OneResult({ page, language }: { page: string; language: Language }) {
  const { brand, pagePaths } = useAdmin();
  const { factsOf } = useContentArea();
  const facts = factsOf(language, page);
  const title = useShownField(`${language}.${page}.meta.title`);
  const description = useShownField(`${language}.${page}.meta.description`);
  const read = (value: unknown, most: number) => cut(readText(String(value ?? ''), facts), most);
  return (
    <div className="search-result" lang={language}>
      <span className="caption">
        {brand} › {pathIn(language, pagePaths[page] ?? '/').slice(1)}
      </span>
      <b>{read(title?.value, shownLengths.title)}</b>
      <span className="small">{read(description?.value, shownLengths.description)}</span>
    </div>
  );
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most) || most)} …`;
}
