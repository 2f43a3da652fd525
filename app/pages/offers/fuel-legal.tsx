import { useContent } from '#app/rendering.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Faq } from '#app/sections/faq.tsx';
import { OutsideLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/words/words.ts';

export function FuelLegal() {
  const { site } = useContent();
  const { faq, legal } = useWords('fuel');
  return (
    <Section>
      <Faq title={faq.title} items={faq.items}>
        <Disclaimer text={legal.ai} />
        <div className="faq contract-facts fuel-terms">
          <details>
            <summary>
              <h3>{legal.more.title}</h3>
              <Icon name="plus" />
            </summary>
            <p>{legal.more.text}</p>
            <p>
              {legal.privacyText}{' '}
              <OutsideLink href={site.links.paymentPrivacy}>{legal.privacyLink}</OutsideLink>
            </p>
          </details>
        </div>
      </Faq>
    </Section>
  );
}
