import { useWords } from '#app/language/words.ts';
import { OutsideLink } from '#app/sections/links.tsx';
import { MotifSprite } from '#app/sections/motif.tsx';
import { MotifUse } from '#app/ui/motif-use.tsx';
import { StoryFrame } from '#app/ui/story-frame.tsx';
import { stories, storiesOf } from '#content/stories.ts';
import { siteConfig } from '#site.config.ts';

const drawings = [...new Set(stories.map(({ offer }) => (offer === 'brand' ? 'rings' : offer)))];

/** The four featured stories in two columns, and the drawings that all cards of the page share. */
export function UseCasesFeatured() {
  const { hero, featured, stories: texts } = useWords('use-cases');
  return (
    <section className="wrap">
      <MotifSprite names={drawings} />
      <h2 className="sr">{featured.title}</h2>
      <div className="grid-2-stories">
        {storiesOf('highlights').map(({ id, offer, link }) => {
          const text = texts.find((story) => story.id === id)!;
          return (
            <StoryFrame
              key={id}
              big
              product={offer === 'brand' ? undefined : offer}
              drawing={<MotifUse name={offer === 'brand' ? 'rings' : offer} />}
              figure={text.figure}
              figureLabel={text.figureLabel}
              caption={text.quarter}
              title={text.title}
              link={<OutsideLink href={siteConfig.links[link]}>{text.linkText}</OutsideLink>}
            >
              <p className="small muted">{text.intro}</p>
            </StoryFrame>
          );
        })}
      </div>
      <p className="caption muted stories-note">{hero.note}</p>
    </section>
  );
}
