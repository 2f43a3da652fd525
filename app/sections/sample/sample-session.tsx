import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Paper, PaperDesk, type PaperWords } from '#app/sections/paper/paper.tsx';
import { RecordLink } from '#app/sections/paper/record-link.tsx';
import { Section } from '#app/sections/section.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import type { NamespaceWords } from '#content/content.ts';
import { SessionProtocol } from './session-protocol.tsx';

type Props = {
  product: 'sophie' | 'ic-water-principle';
  words: NamespaceWords<'sophie-sample'>;
  paper: PaperWords;
};

/** An invented session, which says so before anything else, and what it leaves behind. */
export function SampleSession({ product, words, paper }: Props) {
  const { hero, protocol, record, close } = words;
  return (
    <div data-product={product}>
      <WorldHero
        product={product}
        size="h1"
        tag={hero.example}
        title={hero.title}
        lead={hero.lead}
        actions={
          <PageLink look="onworld" to={product}>
            {hero.button}
          </PageLink>
        }
      />
      <Section>
        <SessionProtocol words={protocol} marked={record.minutes} />
        <PaperDesk title={record.title} paper={<Paper words={paper} />}>
          <p>{record.text}</p>
          <RecordLink of={product} />
          <Disclaimer />
          <SessionFacts />
        </PaperDesk>
      </Section>
      <WorldClose product={product} title={close.title} text={close.text}>
        <PageLink look="onworld" to={product}>
          {hero.button}
        </PageLink>
      </WorldClose>
    </div>
  );
}
