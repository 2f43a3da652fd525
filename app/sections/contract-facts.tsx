import { PageLink } from '#app/sections/links.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/words/words.ts';
import type { Contract } from '#content/contract.ts';
import type { Figures } from '#content/offerings/record.ts';
import type { Price } from '#content/price.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Sold = {
  readonly name: string;
  readonly contract: Contract;
  readonly price: Pick<Price, 'vat' | 'currency'>;
  /** Where it differs from the others. */
  readonly minTermMonths?: number | undefined;
};

/** One block for all that stands beside it; a name is told where the facts differ. */
export function ContractFacts({ sold, figures = {} }: { sold: readonly Sold[]; figures?: Figures }) {
  const { title, labels, ends, renewal, notice, withdrawal, payment, invoice, vat, currency, partner } =
    useWords('contract');
  const days = { count: figures.noticeDays ?? 0 };
  const rows: readonly [label: string, factOf: (one: Sold) => string][] = [
    [
      labels.ends,
      ({ contract, minTermMonths = figures.minTermMonths }) =>
        fill(ends[contract.ends], { count: minTermMonths ?? 0 }),
    ],
    [labels.renewal, ({ contract }) => renewal[contract.renewal]],
    [labels.notice, ({ contract }) => fill(notice[contract.notice], days)],
    [labels.withdrawal, ({ price }) => (price.vat === 'included' ? withdrawal.included : '')],
    [labels.payment, ({ contract }) => payment[contract.payment]],
    [labels.invoice, ({ price }) => invoice[price.vat]],
    [labels.vat, ({ price }) => vat[price.vat]],
    [labels.currency, ({ price }) => currency[price.currency]],
    [labels.partner, () => partner],
  ];
  return (
    <div className="faq contract-facts">
      <details>
        <summary>
          <h3>{title}</h3>
          <Icon name="plus" />
        </summary>
        <dl className="fact-rows small">
          {rows
            .filter(([, factOf]) => sold.some(factOf))
            .map(([label, factOf]) => (
              <div key={label}>
                <dt>{label}</dt>
                {told(sold, factOf).map((fact) => (
                  <dd key={fact}>{fact}</dd>
                ))}
              </div>
            ))}
        </dl>
        {sold.some(({ price }) => price.vat === 'included') && (
          <PageLink to="withdraw-contract">{withdrawal.link}</PageLink>
        )}
      </details>
    </div>
  );
}

function told(sold: readonly Sold[], factOf: (one: Sold) => string): string[] {
  const alike = [...Map.groupBy(sold, factOf)];
  return alike.length === 1
    ? alike.map(([fact]) => fact)
    : alike.map(([fact, those]) => `${those.map(({ name }) => name).join(', ')}: ${fact}`);
}
