import { useContent } from '#app/rendering.ts';
import { OutsideLink } from '#app/sections/links.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

/** Free text without rules that is sent nowhere (GENESIS-4). */
export function GenesisDecision() {
  const { site } = useContent();
  const { decision } = useWords('genesis');
  return (
    <section className="wrap split dec">
      <div className="dec-text">
        <h2>{decision.title}</h2>
        <p className="muted">{decision.lead}</p>
        <div>
          <OutsideLink href={site.links.aiOracle}>{decision.oracle}</OutsideLink>
          <p className="small muted">{decision.oracleNote}</p>
        </div>
      </div>
      <form className="card form" method="get" action={pathOf('support', useLanguage())}>
        <input type="hidden" name="subject" value="general" />
        <div className="field">
          <label htmlFor="decision-situation">{decision.label}</label>
          <p className="small muted" id="decision-hint">
            {decision.hint}
          </p>
          <textarea className="input" id="decision-situation" rows={6} aria-describedby="decision-hint" />
        </div>
        <div className="form-end">
          <button className="btn ink" type="submit">
            {decision.submit}
          </button>
          <p className="caption muted">{decision.submitNote}</p>
        </div>
      </form>
    </section>
  );
}
