import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';

/** What the broker made of it: an example membership in three tiers, not for sale here. */
export function CaseMembership() {
  const { membership } = useWords('nova-case-study');
  return (
    <Section>
      <div className="split membership">
        <div className="membership-text">
          <h2>{membership.title}</h2>
          <p className="muted">{membership.text}</p>
          <p className="membership-price">
            <b className="figure">{membership.price}</b>
            <span className="small muted">{membership.priceNote}</span>
          </p>
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{membership.tierLabel}</th>
              <th scope="col">{membership.forLabel}</th>
              <th scope="col">{membership.scopeLabel}</th>
            </tr>
          </thead>
          <tbody>
            {membership.tiers.map((tier) => (
              <tr key={tier.name}>
                <th scope="row">{tier.name}</th>
                <td>{tier.for}</td>
                <td>{tier.scope}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
