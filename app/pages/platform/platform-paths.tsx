import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';

const targets = ['alacarte', 'monthly', 'sophie-compare', 'use-cases'] as const;

/** Where to go when none of the ten is the right door. */
export function PlatformPaths() {
  const { paths } = useWords('platform');
  return (
    <section className="wrap onward">
      <h2>{paths.title}</h2>
      <RuledList
        rows={targets.map((id) => ({
          title: paths.items[id].title,
          text: paths.items[id].text,
          action: <PageLink to={id}>{paths.items[id].link}</PageLink>,
        }))}
      />
    </section>
  );
}
