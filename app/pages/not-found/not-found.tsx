import { data } from 'react-router';
import { Motif } from '#app/sections/motif.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

export function loader() {
  return data(null, { status: 404 });
}

/** The heading is English in both languages (PAGE-3). */
export default function NotFound() {
  const { notFound } = useWords('common');
  const language = useLanguage();
  const [first, zero, last] = notFound.figure;
  const title = notFound.title.replace(notFound.figure, '').trim();
  return (
    <section className="wrap not-found">
      <h1 lang="en">
        {/* Named as a whole: its parts would be read one by one. */}
        <span className="not-found-figure" role="img" aria-label={notFound.figure}>
          {first}
          <span className="drop">
            <span className="sr">{zero}</span>
            <Motif name="rings" />
          </span>
          {last}
        </span>{' '}
        {title}
      </h1>
      <p className="lead">{notFound.text}</p>
      <p className="muted">{notFound.router}</p>
      <div className="row">
        <a className="btn" href={pathOf('home', language)}>
          {notFound.home}
        </a>
        <a className="arrow" href={pathOf('platform', language)}>
          {notFound.platform}
          <Icon name="arrow" />
        </a>
        <a className="arrow" href={pathOf('support', language)}>
          {notFound.support}
          <Icon name="arrow" />
        </a>
      </div>
    </section>
  );
}
