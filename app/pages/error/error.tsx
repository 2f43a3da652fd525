import { data } from 'react-router';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

export function loader() {
  return data(null, { status: 500 });
}

/** Shown when a page cannot be rendered (OPS-05); the server keeps it ready in both languages. */
export default function ErrorPage() {
  const { errorPage } = useWords('common');
  return (
    <section className="wrap opening">
      <h1>{errorPage.title}</h1>
      <p className="lead">{errorPage.text}</p>
      <div className="row">
        <form method="get">
          <button className="btn" type="submit">
            {errorPage.retry}
          </button>
        </form>
        <a className="btn line" href={pathOf('home', useLanguage())}>
          {errorPage.home}
        </a>
      </div>
    </section>
  );
}
