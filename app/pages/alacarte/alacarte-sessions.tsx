import { useContent } from '#app/rendering.ts';
import { ContractFacts } from '#app/sections/contract-facts.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { OrderLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';
import { PausedNote } from '#app/sections/paused-note.tsx';
import { SessionFacts } from '#app/sections/session/session-facts.tsx';
import { TickList } from '#app/sections/tick-list.tsx';
import { useLanguage } from '#app/words/page.ts';
import { singleWords } from '#app/words/single-words.ts';
import { useWords } from '#app/words/words.ts';
import { bookedSession } from '#content/contract.ts';
import { singleSessions } from '#content/offerings/listed.ts';

export function AlacarteSessions() {
  const { labels, priceNote, booking } = useWords('alacarte');
  const content = useContent();
  const language = useLanguage();
  return (
    <section className="wrap">
      <ul className="sessions">
        {singleSessions(content.offerings).map((session) => {
          const words = singleWords(content, session.id, language);
          const featured = session.mark === 'quick';
          return (
            <li key={session.id} data-product={session.id} className={featured ? 'featured' : undefined}>
              <Drop product={session.id} />
              <div className="session-what">
                <h2>
                  {words.name}
                  {featured && words.tag && (
                    <span className="tag-solid" lang="en">
                      {words.tag}
                    </span>
                  )}
                </h2>
                <p className="session-duration">{words.duration}</p>
                <p className="muted">
                  {labels.audience} {words.audience}
                </p>
                <PausedNote offer={session.id} />
              </div>
              <div className="session-gain">
                <TickList items={words.benefits} />
                <p className="small">
                  <b>{labels.result}</b> {words.result}
                </p>
              </div>
              <div className="session-book">
                <p>
                  <b className="figure">{words.price}</b> <span className="small muted">{priceNote}</span>
                </p>
                <OrderLink look={featured ? 'product' : 'line'} wide offer={session.id} to={session.link}>
                  <span>
                    {words.button}
                    <span className="sr">: {words.name}</span>
                  </span>
                </OrderLink>
              </div>
            </li>
          );
        })}
      </ul>
      <ContractFacts
        sold={singleSessions(content.offerings).map(({ id, price }) => ({
          name: singleWords(content, id, language).name,
          contract: bookedSession,
          price,
        }))}
      />
      <SessionFacts own={booking} />
      <Disclaimer />
    </section>
  );
}
