import { useContent } from '#app/rendering.ts';
import type { PageId } from '#app/routes.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { RuledTable } from '#app/sections/ruled-table/ruled-table.tsx';
import { Section } from '#app/sections/section.tsx';
import { TickList } from '#app/sections/tick-list.tsx';
import { useWords } from '#app/words/words.ts';
import { isHiddenPage } from '#content/offerings/listed.ts';

/** Says when a human is the better choice, and where people work in what is sold. */
export default function AiOrHumanPage() {
  const { hero } = useWords('ai-or-human');
  return (
    <>
      <section className="wrap split page-top">
        <h1 className="display">{hero.title}</h1>
        <div className="page-lead">
          <p className="lead">{hero.lead}</p>
          <AnchorLink to="data">{hero.dataLink}</AnchorLink>
        </div>
      </section>
      <Comparison />
      <SessionData />
      <Choice />
      <People />
      <Close />
    </>
  );
}

function Comparison() {
  const { table } = useWords('ai-or-human');
  return (
    <section className="wrap point-by-point">
      <h2>{table.title}</h2>
      <RuledTable label={table.label} columns={table.columns} rows={table.rows} />
    </section>
  );
}

/** Lists the questions that customers can ask before they book, and the rules of every session. */
function SessionData() {
  const { data } = useWords('ai-or-human');
  return (
    <Section id="data">
      <div className="split group-head">
        <h2>{data.title}</h2>
        <div className="page-lead">
          <p>{data.lead}</p>
          <PageLink to="support" query={{ subject: 'session' }}>
            {data.button}
          </PageLink>
        </div>
      </div>
      <RuledList rows={data.items} />
      <PageLink to="privacy">{data.privacyLink}</PageLink>
    </Section>
  );
}

function Choice() {
  const { choice } = useWords('ai-or-human');
  return (
    <Section>
      <h2>{choice.title}</h2>
      <div className="late-split choice">
        {[choice.ai, choice.human].map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <TickList items={items} />
          </div>
        ))}
      </div>
    </Section>
  );
}

const withPeople = ['fuel', 'monthly', 'integrated-solutions', 'master-wu'] as const satisfies PageId[];

function People() {
  const { offerings } = useContent();
  const { people } = useWords('ai-or-human');
  return (
    <section className="wrap with-people">
      <div className="split group-head">
        <h2>{people.title}</h2>
        <p className="muted">{people.lead}</p>
      </div>
      <RuledList
        rows={withPeople
          .filter((id) => !isHiddenPage(offerings, id))
          .map((id) => {
            const { title, text, link } = people.items[id];
            return { title, text, action: <PageLink to={id}>{link}</PageLink> };
          })}
      />
    </section>
  );
}

function Close() {
  const { close } = useWords('ai-or-human');
  return (
    <AmberPanel title={close.title} text={close.text}>
      <PageLink look="ink" to="support" query={{ subject: 'general' }}>
        {close.button}
      </PageLink>
      <PageLink to="demo">{close.demoLink}</PageLink>
    </AmberPanel>
  );
}
