import { useContent } from '#app/rendering.ts';
import { Drop } from '#app/sections/motif.tsx';
import { useLanguage } from '#app/words/page.ts';
import { singleWords } from '#app/words/single-words.ts';
import { useWords, wordsFor } from '#app/words/words.ts';
import type { Content, OfferingId } from '#content/content.ts';
import { unmarked } from '#content/marks/marks.ts';
import { pathIn } from '#domain/language/addresses.ts';
import type { Language } from '#domain/language/languages.ts';
import { formatNumber } from '#domain/money/money.ts';
import { fitting } from './filter-matches.ts';
import { chartLabel, chartNote, chartOf, chartPrice, formatLength, formatTick } from './map-chart.ts';
import { type Journey, journeysIn, type Length, minutesOf } from './map-stations.ts';

/** Each offering where its time and its price are; small windows get the same as a list beside a ruler. */
export function OfferMap() {
  const content = useContent();
  const { filter, map } = useWords('platform');
  return (
    <figure className="offer-map" aria-label={map.label}>
      <div className="map-plot">
        <MapLines />
        <ol className="plain">
          {journeysIn(content).map((journey) => (
            <MapEntry key={journey.id} journey={journey} />
          ))}
        </ol>
      </div>
      <figcaption className="caption muted">
        {map.note} {filter.budgetHint}
      </figcaption>
    </figure>
  );
}

function MapEntry({ journey }: { journey: Journey }) {
  const content = useContent();
  const language = useLanguage();
  const { id, stations } = journey;
  const { name, path } = content.offerings[id];
  const { listing } = wordsFor(content, language, id);
  const side = chartOf(content).places.get(id)?.drop.side ?? 'left map-open';
  return (
    <li className={`map-${id} map-${side}`} data-fits={fits(content, id)}>
      <a href={pathIn(language, path)}>
        {stations[0] && (
          <span className="map-tick caption" aria-hidden="true">
            {formatTick(content, stations[0].length, language)}
          </span>
        )}
        <Drop product={id} />
        <b>{name}</b>
        <span className="map-line">{listing.line}</span>
        <span className="caption muted">{chartLabel(content, journey, language)}</span>
      </a>
    </li>
  );
}

function fits(content: Content, id: OfferingId): string {
  return fitting(content, (offers) => offers.includes(id));
}

const lengths: readonly Length[] = [
  { count: 15, unit: 'minute' },
  { count: 30, unit: 'minute' },
  { count: 60, unit: 'minute' },
  { count: 2, unit: 'hour' },
  { count: 6, unit: 'hour' },
  { count: 16, unit: 'hour' },
  { count: 7, unit: 'day' },
  { count: 30, unit: 'day' },
  { count: 90, unit: 'day' },
  { count: 12, unit: 'month' },
];

const amounts = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;

const percent = (value: number) => `${value.toFixed(2)}%`;
const fromTop = (bottom: number) => percent(100 - bottom);
const isOnAxis = (value: number) => value > 0 && value < 100;

/** Axes, and a line from each offering's entry through its packages. */
function MapLines() {
  const content = useContent();
  const language = useLanguage();
  const { map } = useWords('platform');
  const { places, x, y } = chartOf(content);
  const days = x(minutesOf({ count: 3, unit: 'day' }));
  const calendar = percent(days);
  return (
    <svg className="map-lines" aria-hidden="true" width="100%" height="100%">
      <rect className="map-calendar" x={calendar} y="0" width={percent(100 - days)} height="100%" />
      <text x="0" dx="12" y="0" dy="24">
        {map.sessions}
      </text>
      <text x={calendar} dx="12" y="0" dy="24">
        {map.calendar}
      </text>
      {amounts
        .filter((amount) => isOnAxis(y(amount)))
        .map((amount) => (
          <g key={amount}>
            <line className="map-rule" x1="0" x2="100%" y1={fromTop(y(amount))} y2={fromTop(y(amount))} />
            <text x="0" dx="-10" y={fromTop(y(amount))} dy="4" textAnchor="end">
              {formatNumber(amount, language)}
            </text>
          </g>
        ))}
      {lengths
        .map((length) => ({ length, at: x(minutesOf(length)) }))
        .filter(({ at }) => isOnAxis(at))
        .map(({ length, at }) => (
          <text key={at} x={percent(at)} y="100%" dy="22" textAnchor="middle">
            {formatTick(content, length, language)}
          </text>
        ))}
      {journeysIn(content)
        .filter(({ id }) => places.has(id))
        .map((journey) => {
          const { stations, note } = places.get(journey.id)!;
          const last = stations.at(-1)!;
          return (
            <g key={journey.id} data-product={journey.id} data-fits={fits(content, journey.id)}>
              {stations.slice(1).map((to, index) => (
                <line
                  key={`${to.left}-${to.bottom}`}
                  x1={percent(stations[index]!.left)}
                  y1={fromTop(stations[index]!.bottom)}
                  x2={percent(to.left)}
                  y2={fromTop(to.bottom)}
                />
              ))}
              {stations.slice(1).map((at) => (
                <circle key={`${at.left}-${at.bottom}`} cx={percent(at.left)} cy={fromTop(at.bottom)} r="6" />
              ))}
              {note && (
                <text
                  x={percent(last.left)}
                  y={fromTop(last.bottom)}
                  dx={note === 'right' ? 13 : -13}
                  dy="4"
                  textAnchor={note === 'right' ? 'start' : 'end'}
                >
                  {chartNote(content, journey, language)}
                </text>
              )}
            </g>
          );
        })}
    </svg>
  );
}

/** The chart in words, for those who cannot see it and for those who look something up. */
export function MapTable() {
  const content = useContent();
  const language = useLanguage();
  const { labels, map } = useWords('platform');
  const rows = journeysIn(content).flatMap(({ id, stations }) =>
    stations.map(({ plan, length, price }) => ({
      id: `${id}.${plan}`,
      offer: content.offerings[id].name,
      plan: plan ? planName(content, id, plan, language) : singleWords(content, id, language).name,
      duration: formatLength(content, length, language),
      price: chartPrice(content, price, language),
    })),
  );
  return (
    <details className="map-table">
      <summary className="link">{map.table}</summary>
      <table className="small" aria-label={map.table}>
        <thead>
          <tr>
            {[labels.offer, labels.duration, map.price].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, offer, plan, duration, price }) => (
            <tr key={id}>
              <th scope="row">
                {offer}
                {unmarked(plan) !== unmarked(offer) && <span> {plan}</span>}
              </th>
              <td>{duration}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function planName(content: Content, id: OfferingId, plan: string, language: Language): string {
  const { plans } = wordsFor(content, language, id) as { plans?: Readonly<Record<string, { name: string }>> };
  return plans![plan]!.name;
}
