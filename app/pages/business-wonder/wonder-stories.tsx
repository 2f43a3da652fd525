import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { StoryCard } from '#app/sections/story-card.tsx';

/** Three goals that were reached, and the way to all stories. */
export function WonderStories() {
  const { stories } = useWords('business-wonder');
  return (
    <section className="wrap wonder-stories">
      <h2>{stories.title}</h2>
      <div className="grid-3">
        {stories.items.map((story) => (
          <StoryCard
            key={story.title}
            product="business-wonder"
            figure={story.figure}
            figureLabel={story.figureLabel}
            caption={`${story.name}, ${story.role}`}
            title={story.title}
            text={story.text}
          />
        ))}
      </div>
      <div className="wonder-stories-end">
        <p className="caption muted">{stories.note}</p>
        <PageLink to="use-cases">{stories.link}</PageLink>
      </div>
    </section>
  );
}
