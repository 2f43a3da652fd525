import { useWords } from '#app/language/words.ts';
import { AnchorLink } from '#app/sections/links.tsx';
import { StoryCard } from '#app/sections/story-card.tsx';
import { protocolAnchors, protocolOfStory } from './protocol-anchors.ts';

/** Three stories; "Learn more" leads to the protocol that was used. */
export function MarcusStories() {
  const { stories, protocols } = useWords('marcus-storm');
  const { notes } = useWords('common');
  return (
    <section className="wrap marcus-stories">
      <h2>{stories.title}</h2>
      <div className="grid-3">
        {stories.items.map((story, index) => {
          const protocol = protocolOfStory[index]!;
          return (
            <StoryCard
              key={story.title}
              product="marcus-storm"
              figure={story.figure}
              figureLabel={story.figureLabel}
              caption={`${story.name}, ${story.role}`}
              title={story.title}
              text={story.text}
              link={
                <AnchorLink to={protocolAnchors[protocol]!}>
                  {story.button}
                  <span className="sr">: {protocols.items[protocol]!.title}</span>
                </AnchorLink>
              }
            />
          );
        })}
      </div>
      <p className="caption muted quote-note">{notes.testimonials}</p>
    </section>
  );
}
