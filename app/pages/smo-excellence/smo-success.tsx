import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';

/** Three stated figures (spec 2 §9), whom they come from, and the way to the stories behind them. */
export function SmoSuccess() {
  const { success } = useWords('smo-excellence');
  return (
    <Section id="success" className="results">
      <h2>{success.title}</h2>
      <ul className="plain">
        {success.items.map((item) => (
          <li key={item.label}>
            <p className="figure num">{item.figure}</p>
            <p className="label">{item.label}</p>
            <p className="small muted">{item.text}</p>
          </li>
        ))}
      </ul>
      <div className="row">
        <PageLink to="use-cases" look="line">
          {success.storiesLink}
        </PageLink>
        <p className="caption muted">{success.note}</p>
      </div>
    </Section>
  );
}
