import { useWords } from '#app/words/words.ts';
import { mockParticlesOf } from '#content/mock-data.ts';
import { expertises, mockParticles } from '#domain/publishing/alignment.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const particles = mockParticlesOf(mockParticles);

export function NodeSample() {
  const { feed } = useWords('genesis');
  const active = particles.filter((particle) => particle.active).length;
  return (
    <figure className="sample">
      <dl>
        {expertises.map((expertise) => (
          <div key={expertise}>
            <dt>{feed.expertise[expertise]}</dt>
            <dd aria-hidden="true">
              {particles
                .filter((particle) => particle.expertise === expertise)
                .map((particle) => (
                  <i
                    key={`${particle.x} ${particle.y}`}
                    className={particle.active ? expertise : `${expertise} idle`}
                  />
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="caption muted">
        {fill(feed.sample, { count: particles.length, active })}
      </figcaption>
    </figure>
  );
}
