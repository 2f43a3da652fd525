import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Stats } from '#app/sections/stats.tsx';

/** Community Impact: three claims and the way in. */
export function MarcusCommunity() {
  const { community } = useWords('marcus-storm');
  const { notes } = useWords('common');
  return (
    <section className="wrap marcus-community">
      <div className="head">
        <h2 lang="en">{community.title}</h2>
        <p className="lead">{community.lead}</p>
      </div>
      <Stats
        items={community.items.map(({ figure, label }) => ({ value: figure, label }))}
        note={notes.claims}
      />
      <PageLink look="product" to="support" query={{ subject: 'join' }}>
        {community.button}
      </PageLink>
    </section>
  );
}
