import { useAdmin } from '#app/admin/admin-context.ts';
import { Bars } from '#app/admin/charts/bars.tsx';
import { ChartCard } from '#app/admin/charts/chart-card.tsx';
import { numberText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { chartsWords } from '#content/admin/charts.ts';
import { figuresWords } from '#content/admin/figures.ts';
import type { Figures, NamedFigure } from '#domain/api/figures.ts';
import { funnelSteps } from '#domain/figures/figures.ts';
import { sourceFrom, sourceLabel } from '#domain/figures/sources.ts';
import { counted } from '#domain/language/plural.ts';
import { judged } from './judged.ts';

/** The table has all of them. */
const mostBars = 10;

type NamedProps = {
  texts: { readonly title: string; readonly name: string; readonly none: string };
  figures: readonly NamedFigure[];
  file: string;
};

/** Counts by name, with those of the period before in the table. */
export function NamedCard({ texts, figures, file }: NamedProps) {
  const { count, countBefore, judged: comparison, judgement } = useWords(figuresWords).figures;
  return (
    <ChartCard
      title={texts.title}
      columns={[texts.name, count, countBefore, comparison]}
      rows={figures.map((one) => [one.name, one.count, one.before, judgement[judged(one)]])}
      file={file}
      chart={<FirstBars figures={figures} none={texts.none} />}
    />
  );
}

export function SourcesCard({ figures, file }: { figures: Figures['sources']; file: string }) {
  const { origin } = useWords(chartsWords);
  const {
    sources: texts,
    count,
    countBefore,
    judged: comparison,
    judgement,
  } = useWords(figuresWords).figures;
  const named = figures.map((one) => ({ ...one, name: sourceLabel(sourceFrom(one.name), origin) }));
  return (
    <ChartCard
      title={texts.title}
      columns={[texts.name, count, countBefore, comparison, texts.sent]}
      rows={named.map((one) => [one.name, one.count, one.before, judgement[judged(one)], one.sent])}
      file={file}
      chart={<FirstBars figures={named} none={texts.none} />}
    />
  );
}

export function RobotsCard({ figures: { robots, silent }, file }: { figures: Figures; file: string }) {
  const { language } = useAdmin();
  const { robots: texts, count, countBefore } = useWords(figuresWords).figures;
  const named = robots.map((one) => ({ ...one, name: one.name === 'nameless' ? texts.nameless : one.name }));
  return (
    <ChartCard
      title={texts.title}
      lead={texts.lead}
      columns={[texts.name, count, countBefore]}
      rows={named.map((one) => [one.name, one.count, one.before])}
      file={file}
      chart={
        <>
          <FirstBars figures={named} none={texts.none} />
          {silent > 0 && <p className="small muted">{counted(texts, 'silent', silent, language)}</p>}
        </>
      }
    />
  );
}

function FirstBars({ figures, none }: { figures: readonly NamedFigure[]; none: string }) {
  const { language } = useAdmin();
  const texts = useWords(figuresWords).figures;
  const current = figures.filter(({ count }) => count > 0);
  if (current.length === 0) return <p className="muted">{none}</p>;
  const more = current.length - mostBars;
  return (
    <>
      <Bars
        bars={current
          .slice(0, mostBars)
          .map(({ name, count }) => ({ name, value: count, text: numberText(language, count) }))}
        full={current[0]!.count}
      />
      {more > 0 && <p className="small muted">{counted(texts, 'more', more, language)}</p>}
    </>
  );
}

/** The steps of each offering that was read about. */
export function FunnelsCard({ figures: { funnels, mode }, file }: { figures: Figures; file: string }) {
  const { language, offerings } = useAdmin();
  const texts = useWords(figuresWords).figures.funnels;
  const named = funnels.map((funnel) => ({
    ...funnel,
    name: offerings.find(({ id }) => id === funnel.offering)?.name ?? funnel.offering,
  }));
  return (
    <ChartCard
      title={texts.title}
      lead={mode === 'plain' ? texts.leadPlain : texts.lead}
      columns={[texts.offering, ...funnelSteps.map((step) => texts.steps[step])]}
      rows={named.map((funnel) => [funnel.name, ...funnelSteps.map((step) => funnel[step])])}
      file={file}
      chart={
        named.length === 0 ? (
          <p className="muted">{texts.none}</p>
        ) : (
          <div className="columns">
            {named.map((funnel) => (
              <section key={funnel.offering} className="group">
                <h3>{funnel.name}</h3>
                <Bars
                  bars={funnelSteps.map((step) => ({
                    name: texts.steps[step],
                    value: funnel[step],
                    text: numberText(language, funnel[step]),
                  }))}
                  full={Math.max(1, ...funnelSteps.map((step) => funnel[step]))}
                />
              </section>
            ))}
          </div>
        )
      }
    />
  );
}
