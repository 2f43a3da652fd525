import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';

/** What it costs without a list price, what if it does not help, and the AI notice. */
export function IntegratedCost() {
  const { cost } = useWords('integrated-solutions');
  return (
    <Section className="split">
      <div className="cost-head">
        <h2>{cost.title}</h2>
        <PageLink look="product" to="support" query={{ subject: 'package', offer: 'integrated-solutions' }}>
          {cost.button}
        </PageLink>
      </div>
      <div className="cost-text">
        <p className="lead">{cost.text}</p>
        <h3>{cost.doubtTitle}</h3>
        <p className="muted">{cost.doubtText}</p>
        <Disclaimer />
      </div>
    </Section>
  );
}
