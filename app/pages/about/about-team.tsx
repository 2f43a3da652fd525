import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import type { TeamMember } from '#content/facts/people.ts';

/** What people do here, and once they are configured, who. */
export function AboutTeam() {
  const { team: people } = useContent().site;
  const { team } = useWords('about');
  const named = people[useLanguage()];
  return (
    <Section className="team">
      <div className="split group-head">
        <h2>{team.title}</h2>
        <div>
          <p className="muted">{team.lead}</p>
          <PageLink to="imprint">{team.imprintLink}</PageLink>
        </div>
      </div>
      {named.length > 0 && (
        <>
          <h3>{team.people}</h3>
          <ul className="people plain">
            {named.map((person) => (
              <li key={person.name}>
                <Portrait {...person} />
                <p>
                  <b>{person.name}</b>
                  <span className="small muted">{person.role}</span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <RuledList rows={team.items} />
    </Section>
  );
}

/** A drop with initials: no face is invented. */
function Portrait({ name }: TeamMember) {
  const words = name.split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('');
  return (
    <span className="portrait" aria-hidden="true">
      {initials}
    </span>
  );
}
