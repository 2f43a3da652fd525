import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { longestQuery } from '#domain/api/search.ts';

/** As it is without a question. The server writes answers into it (`withQuery`). */
export default function SearchPage() {
  const { hero, form, start } = useWords('search');
  const path = pathOf('search', useLanguage());
  return (
    <div className="wrap search-page">
      <h1>{hero.title}</h1>
      <search>
        <form className="search-form" action={path}>
          <label className="sr" htmlFor="search-query">
            {form.label}
          </label>
          <input
            className="input"
            id="search-query"
            type="search"
            name="q"
            placeholder={form.label}
            maxLength={longestQuery}
            required
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className="btn" type="submit">
            {form.button}
          </button>
        </form>
      </search>
      <div className="search-answer" />
      <div className="search-start">
        <p className="lead">{hero.lead}</p>
        <h2 className="h3">{start.title}</h2>
        <ul className="plain">
          {start.examples.map((example) => (
            <li key={example}>
              <a className="link" rel="nofollow" href={`${path}?${new URLSearchParams({ q: example })}`}>
                {example}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
