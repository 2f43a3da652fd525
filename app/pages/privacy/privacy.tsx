import { useContent } from '#app/rendering.ts';
import { LegalPage } from '#app/sections/legal/legal-page.tsx';
import { LegalSection } from '#app/sections/legal/legal-section.tsx';
import { hasMissingFact } from '#app/sections/legal/legal-text.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { TickList } from '#app/sections/tick-list.tsx';
import { useWords } from '#app/words/words.ts';
import { PrivacyTable } from './privacy-table.tsx';

export default function PrivacyPage() {
  const { hero, contents, summary, sections, links, missing } = useWords('privacy');
  const content = useContent();
  const { statistics: mode, assistant } = content.site;
  const { statistics, chat } = sections;
  const counted =
    mode === 'off' ? [statistics.modes.off] : [statistics.modes[mode], ...statistics.paragraphs];
  const answered = { off: [chat.off], quotes: chat.paragraphs, model: [...chat.paragraphs, chat.model] }[
    assistant
  ];
  const named = Object.entries({
    ...sections,
    chat: { ...chat, paragraphs: answered },
    statistics: { ...statistics, paragraphs: counted },
  });
  const texts = [
    ...named.flatMap(([, { paragraphs }]) => paragraphs),
    ...sections.recipients.table.rows.flatMap(({ provider, country }) => [provider, country]),
    ...sections.retention.table.rows.map(({ period }) => period),
  ];
  return (
    <LegalPage
      {...hero}
      missing={hasMissingFact(content, texts) && missing}
      contents={{ ...contents, entries: named.map(([id, { title }]) => ({ id, label: title })) }}
    >
      <section className="legal-note">
        <h2 className="h3">{summary.title}</h2>
        <TickList items={summary.items} />
      </section>
      {named.map(([id, { title, paragraphs }]) => (
        <LegalSection key={id} id={id} title={title} paragraphs={paragraphs}>
          <PrivacyTable section={id} />
        </LegalSection>
      ))}
      <p className="row legal-links">
        <PageLink to="support" query={{ subject: 'privacy' }}>
          {links.support}
        </PageLink>
        <PageLink to="imprint">{links.imprint}</PageLink>
      </p>
    </LegalPage>
  );
}
