import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { claims } from '#content/claims.ts';
import { CountedDots } from './counted-dots.tsx';

/** The partner-acquisition story in four figures, and the way to it. */
export function HomeCase() {
  const { case: story } = useWords('home');
  return (
    <section className="wrap">
      <div className="case">
        <div>
          <h2>{story.title}</h2>
          <p className="huge num">{story.figure}</p>
          <p className="huge-label">{story.figureLabel}</p>
          <p className="muted">{story.text}</p>
        </div>
        <div>
          <figure className="dashboard">
            <CountedDots count={Number(claims.claimDashboardClients.value)} />
            <figcaption className="small">{story.dashboard}</figcaption>
          </figure>
          <dl>
            {story.stats.map((stat) => (
              <div key={stat.label}>
                <dt>{stat.label}</dt>
                <dd className="num">{stat.figure}</dd>
              </div>
            ))}
          </dl>
          <p className="caption muted">{story.note}</p>
          <PageLink look="primary" to="case-nexiu">
            {story.button}
          </PageLink>
        </div>
      </div>
    </section>
  );
}
