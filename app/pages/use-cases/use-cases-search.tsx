import { Island } from '#app/islands/island.tsx';
import { useLanguage } from '#app/language/page.ts';
import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';
import { stories } from '#content/stories.ts';
import { siteConfig } from '#site.config.ts';

/** All stories by quarter, with tabs and search (spec 2 §4). */
export function UseCasesSearch() {
  const { browse, tabs, search, empty, newTab, stories: texts } = useWords('use-cases');
  const language = useLanguage();
  return (
    <Section title={browse.title} className="stories-browse">
      <Island
        name="story-search"
        props={{
          language,
          words: { tabs, search, empty, newTab },
          stories: stories.map(({ id, offer, link }) => {
            const { figure, figureLabel, quarter, title, intro, description, linkText } = texts.find(
              (story) => story.id === id,
            )!;
            const href = siteConfig.links[link];
            return { id, offer, href, quarter, figure, figureLabel, title, intro, description, linkText };
          }),
        }}
      />
    </Section>
  );
}
