import { useAdmin } from '#app/admin/admin-context.ts';
import { type SearchResultPart, searchResultPart } from '#domain/inbox/search-result.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { useContentArea, useShownField } from './content-context.ts';
import { readText } from './find-texts.ts';

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
  const ids = {
    title: `${language}.${page}.meta.title`,
    description: `${language}.${page}.meta.description`,
  } as const;
  const fields = { title: useShownField(ids.title), description: useShownField(ids.description) };
  const shown = (part: SearchResultPart) =>
    cut(readText(String(fields[part]?.value ?? ''), facts), searchResultPart(ids[part])!.most);
  return (
    <div className="search-result" lang={language}>
      <span className="caption">
        {brand} › {pathIn(language, pagePaths[page] ?? '/').slice(1)}
      </span>
      <b>{shown('title')}</b>
      <span className="small">{shown('description')}</span>
    </div>
  );
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most) || most)} …`;
}
