import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { StoryCard } from '#app/sections/story-card/story-card.tsx';
import { useWords } from '#app/words/words.ts';

const protocolIds = ['storm', 'watch', 'debrief'] as const;

const protocolsOfStories = ['watch', 'storm', 'debrief'] as const;

type ProtocolId = (typeof protocolIds)[number];

function anchorOf(id: ProtocolId): string {
  return `protocol-${id}`;
}

export function MarcusStories() {
  const { stories, protocols } = useWords('marcus-storm');
  const { notes } = useWords('common');
  return (
    <section className="wrap marcus-stories">
      <h2>{stories.title}</h2>
      <div className="grid-3">
        {protocolsOfStories.map((id) => {
          const story = stories.items[id];
          return (
            <StoryCard
              key={id}
              product="marcus-storm"
              figure={story.figure}
              figureLabel={story.figureLabel}
              caption={`${story.name}, ${story.role}`}
              title={story.title}
              text={story.text}
              link={
                <AnchorLink to={anchorOf(id)}>
                  {story.button}
                  <span className="sr">: {protocols.items[id].title}</span>
                </AnchorLink>
              }
            />
          );
        })}
      </div>
      <p className="caption muted">{notes.testimonials}</p>
    </section>
  );
}

export function MarcusProtocols() {
  const { protocols } = useWords('marcus-storm');
  return (
    <Section title={protocols.title} lead={protocols.lead} className="marcus-protocols">
      <RuledList
        rows={protocolIds.map((id) => {
          const protocol = protocols.items[id];
          return {
            id: anchorOf(id),
            title: protocol.title,
            text: protocol.text,
            action: (
              <PageLink
                look="line"
                to="support"
                query={{ subject: 'protocol', offer: 'marcus-storm', plan: `(${protocol.title})` }}
              >
                {protocol.button}
              </PageLink>
            ),
          };
        })}
      />
    </Section>
  );
}
