import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Card, Note } from '#app/admin/controls/card.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { Choice } from '#app/admin/controls/segments.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { numberText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { figuresWords } from '#content/admin/figures.ts';
import type { FigureName, Figures as FiguresAnswer } from '#domain/api/figures.ts';
import {
  countKinds,
  countsKeptMonths,
  type FigurePeriod,
  figurePeriods,
  flushEverySeconds,
} from '#domain/figures/figures.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { FunnelsCard, NamedCard, RobotsCard, SourcesCard } from './figure-lists.tsx';
import { judged } from './judged.ts';
import { TrendCard } from './trend-card.tsx';

export default function Figures() {
  return (
    <AdminScreen screen="figures" may="seeDay" texts={useWords(figuresWords).figures}>
      <Overview />
    </AdminScreen>
  );
}

/** What is read, clicked and sent in a period. */
function Overview() {
  const texts = useWords(figuresWords).figures;
  const [period, setPeriod] = useState<FigurePeriod>('30');
  const query = useQuery<FiguresAnswer>({ queryKey: [`/api/admin/figures?period=${period}`], staleTime: 0 });
  return (
    <>
      <Choice
        label={texts.period}
        names={figurePeriods}
        selected={period}
        texts={texts.periods}
        onSelect={setPeriod}
      />
      <Loaded query={query}>
        {(figures) => (
          <>
            {figures.mode === 'off' && <Note>{texts.off}</Note>}
            <TotalsCard figures={figures} period={period} />
            <TrendCard figures={figures} />
            <div className="columns wide">
              <NamedCard
                texts={texts.pages}
                figures={figures.pages.map((page) =>
                  page.name === '/' ? { ...page, name: `/ (${texts.pages.home})` } : page,
                )}
                file={`pages-${period}`}
              />
              <SourcesCard figures={figures.sources} file={`sources-${period}`} />
            </div>
            <FunnelsCard figures={figures} file={`steps-${period}`} />
            <div className="columns wide">
              {figures.campaigns.length > 0 && (
                <NamedCard
                  texts={{ ...texts.campaigns, none: '' }}
                  figures={figures.campaigns}
                  file={`campaigns-${period}`}
                />
              )}
              <RobotsCard figures={figures} file={`robots-${period}`} />
            </div>
            <Explained mode={figures.mode} />
          </>
        )}
      </Loaded>
    </>
  );
}

function TotalsCard({ figures, period }: { figures: FiguresAnswer; period: FigurePeriod }) {
  const { language } = useAdmin();
  const { totals: texts, before } = useWords(figuresWords).figures;
  const shown: readonly FigureName[] =
    figures.mode === 'plain' ? ['views', 'sent'] : ['visitors', 'views', 'sent'];
  return (
    <Card title={texts.title}>
      <dl className="columns figure-totals">
        {shown.map((name) => {
          const compared = figures.totals[name];
          return (
            <div key={name} className="lines">
              <dt>{texts[name]}</dt>
              <dd className="figure num">{numberText(language, compared.count)}</dd>
              <dd className="small muted">
                {fill(texts[judged(compared)], {
                  count: numberText(language, compared.before),
                  period: before[period],
                })}
              </dd>
            </div>
          );
        })}
      </dl>
      {figures.private > 0 && (
        <p className="small muted">
          {fill(plural(texts, 'private', figures.private, language), {
            count: numberText(language, figures.private),
          })}
        </p>
      )}
    </Card>
  );
}

/** Made from the kinds that are counted, so that none is left out. */
function Explained({ mode }: { mode: FiguresAnswer['mode'] }) {
  const texts = useWords(figuresWords).figures.explained;
  return (
    <details className="card figures-explained">
      <summary>{texts.title}</summary>
      <div className="group">
        <p>{texts.modes[mode]}</p>
        <dl className="group">
          {countKinds.map((kind) => (
            <div key={kind}>
              <dt>
                <b>{texts.kinds[kind].name}</b>
              </dt>
              <dd>{texts.kinds[kind].text}</dd>
            </div>
          ))}
        </dl>
        <p>{texts.difference}</p>
        <p>{fill(texts.kept, { seconds: flushEverySeconds, months: countsKeptMonths })}</p>
      </div>
    </details>
  );
}
