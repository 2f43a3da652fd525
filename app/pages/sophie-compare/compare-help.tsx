import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';

/** What if the choice was wrong: a human being answers. */
export function CompareHelp() {
  const { help } = useWords('sophie-compare');
  return (
    <Section>
      <div className="benefits split">
        <h2>{help.title}</h2>
        <div className="help-text">
          <p className="lead">{help.text}</p>
          <PageLink look="line" to="support" query={{ subject: 'general' }}>
            {help.button}
          </PageLink>
        </div>
      </div>
    </Section>
  );
}
