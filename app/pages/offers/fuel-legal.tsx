import { useContent } from '#app/rendering.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { FactRows } from '#app/sections/fact-rows.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { OutsideLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { useWords } from '#app/words/words.ts';

export function FuelLegal() {
  const { site } = useContent();
  const { faq, legal } = useWords('fuel');
  const { notes } = useWords('common');
  return (
    <>
      <section className="wrap">
        <Faq title={faq.title} items={faq.items} />
      </section>
      <Section>
        <div className="split">
          <h2>{legal.title}</h2>
          <div className="fuel-legal">
            <FactRows rows={legal.terms} />
            <Disclaimer text={legal.ai} />
            <p className="small muted">
              {legal.business} {notes.social}
            </p>
            <div className="small muted">
              <p>{legal.privacyText}</p>
              <OutsideLink href={site.links.paymentPrivacy}>{legal.privacyLink}</OutsideLink>
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}
