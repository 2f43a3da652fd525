import { fill } from '#app/language/fill.ts';
import { useLanguage } from '#app/language/page.ts';
import { useWords } from '#app/language/words.ts';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { masterWu } from '#content/offerings/master-wu/offering.ts';
import { formatPercent } from '#domain/money.ts';

export function AboutResponsibility() {
  const { responsibility } = useWords('about');
  const value = formatPercent(masterWu.figures.donationPercent, useLanguage());
  return (
    <section className="wrap">
      <div className="split about-head">
        <h2>{responsibility.title}</h2>
        <p className="lead">{responsibility.lead}</p>
      </div>
      <RuledList
        rows={responsibility.items.map(({ title, text }) => ({ title, text: fill(text, { value }) }))}
      />
    </section>
  );
}
