import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';

/** Community, region, independence; beside them the founders' voice. */
export function AboutStory() {
  const { story } = useWords('about');
  return (
    <Section title={story.title} className="about-story">
      <div className="story-columns">
        <div className="story-parts">
          {story.items.map((item) => (
            <article key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </article>
          ))}
        </div>
        <figure className="founders">
          <blockquote className="voice">{story.voice}</blockquote>
          <figcaption className="small muted">{story.voiceAuthor}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
