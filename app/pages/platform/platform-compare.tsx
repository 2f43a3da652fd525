import { useContent } from '#app/rendering.ts';
import { Section } from '#app/sections/section.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords, wordsFor } from '#app/words/words.ts';
import type { OfferingId } from '#content/content.ts';
import { comparisonLimit } from '#content/offerings/filters.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { CompareColumn } from './compare-column.tsx';

const chosenAtFirst: readonly OfferingId[] = ['sophie', 'nova', 'smo-excellence'];

/** CSS shows what the lists choose, in their order (comparison-css.ts); small screens show one at a time, to be swiped. */
export function PlatformCompare() {
  const content = useContent();
  const { offerings } = content;
  const language = useLanguage();
  const { compare } = useWords('platform');
  return (
    <Section id="compare" title={compare.title} lead={compare.text}>
      <div className="compare">
        <div className="late-split compare-slots">
          {compare.slots.slice(0, comparisonLimit).map((label, slot) => (
            <div key={label} className="field">
              <label htmlFor={`compare-${slot + 1}`}>{label}</label>
              <select
                className="input"
                id={`compare-${slot + 1}`}
                defaultValue={chosenAtFirst[slot]}
                autoComplete="off"
              >
                {slot > 0 && <option value="">{compare.none}</option>}
                {idsIn(offerings).map((id) => (
                  <option key={id} value={id}>
                    {`${offerings[id].name} · ${wordsFor(content, language, id).listing.line}`}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
        <div className="compare-columns">
          {idsIn(offerings).map((id) => (
            <CompareColumn key={id} id={id} />
          ))}
        </div>
      </div>
      <p className="small muted compare-data">
        {compare.data}{' '}
        <a className="link" href={pathOf('privacy', language)}>
          {compare.privacyLink}
        </a>
      </p>
    </Section>
  );
}
