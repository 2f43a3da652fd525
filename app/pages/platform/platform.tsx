import { useContent } from '#app/rendering.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { useWords } from '#app/words/words.ts';
import { isHiddenPage } from '#content/offerings/listed.ts';
import { PlatformCompare } from './platform-compare.tsx';
import { PlatformFinder } from './platform-finder.tsx';

export default function PlatformPage() {
  return (
    <>
      <PlatformHero />
      <PlatformFinder />
      <PlatformCompare />
      <PlatformPaths />
      <PlatformNotice />
      <PlatformClose />
    </>
  );
}

function PlatformHero() {
  const { hero } = useWords('platform');
  return (
    <section className="wrap split page-top platform-hero">
      <h1>{hero.title}</h1>
      <p className="lead">{hero.lead}</p>
    </section>
  );
}

const targets = ['alacarte', 'monthly', 'sophie-compare', 'use-cases', 'onboarding', 'genesis'] as const;

function PlatformPaths() {
  const { offerings } = useContent();
  const { paths } = useWords('platform');
  return (
    <section className="wrap onward">
      <h2>{paths.title}</h2>
      <RuledList
        rows={targets
          .filter((id) => !isHiddenPage(offerings, id))
          .map((id) => ({
            title: paths.items[id].title,
            text: paths.items[id].text,
            action: <PageLink to={id}>{paths.items[id].link}</PageLink>,
          }))}
      />
    </section>
  );
}

function PlatformNotice() {
  const { footer } = useWords('common');
  return (
    <Section>
      <Disclaimer text={footer.aiNote} />
    </Section>
  );
}

function PlatformClose() {
  const { close } = useWords('platform');
  return (
    <AmberPanel title={close.title} text={close.text}>
      <PageLink look="ink" to="demo">
        {close.button}
      </PageLink>
      <PageLink to="support" query={{ subject: 'general' }}>
        {close.supportButton}
      </PageLink>
    </AmberPanel>
  );
}
