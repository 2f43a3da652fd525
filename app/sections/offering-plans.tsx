import type { ReactNode } from 'react';
import { useContent } from '#app/rendering.ts';
import { useWords } from '#app/words/words.ts';
import type { ListedOffering, OfferingId } from '#content/content.ts';
import { type PlanMark, planEntries } from '#content/offerings/record.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { ContractFacts } from './contract-facts.tsx';
import type { FactRow } from './fact-rows.tsx';
import { PausedNote } from './paused-note.tsx';
import { PlanButton } from './plan-button.tsx';
import { PlanTable } from './plan-table/plan-table.tsx';

type PlanWords = {
  readonly name: string;
  readonly audience: string;
  readonly price: string;
  readonly priceNote?: string;
  readonly features: readonly string[];
  readonly button: string;
};

type Props<Words extends PlanWords> = {
  offering: OfferingId;
  words: Readonly<Record<string, Words>>;
  priceNote?: string;
  tag?: string;
  facts?: (words: Words) => readonly FactRow[];
  mark?: (id: string) => ReactNode;
};

/** What says something of other customers carries whose word it is. */
const claimsSales: readonly PlanMark[] = ['popular', 'bestseller'];

export function OfferingPlans<Words extends PlanWords>({
  offering,
  words,
  priceNote = '',
  tag,
  facts,
  mark,
}: Props<Words>) {
  const record: ListedOffering = useContent().offerings[offering];
  const { ownMark } = useWords('contract');
  const plans = planEntries(record);
  return (
    <>
      <PausedNote offer={offering} />
      <PlanTable
        plans={plans.map(([id, plan]) => {
          const texts = words[id]!;
          return {
            id,
            name: texts.name,
            focus: texts.audience,
            amount: texts.price,
            amountNote: texts.priceNote ?? priceNote,
            mark: mark?.(id),
            facts: facts?.(texts),
            items: texts.features,
            tag: plan.mark ? tag : undefined,
            action: <PlanButton offering={offering} plan={plan} name={texts.name} label={texts.button} />,
          };
        })}
      />
      {tag && plans.some(([, plan]) => plan.mark && claimsSales.includes(plan.mark)) && (
        <p className="caption muted plans-note">{fill(ownMark, { mark: tag })}</p>
      )}
      <PlanContracts offering={offering} names={words} />
    </>
  );
}

/** The contracts of all plans of an offering. */
export function PlanContracts({
  offering,
  names,
}: {
  offering: OfferingId;
  names: Readonly<Record<string, { readonly name: string }>>;
}) {
  const record: ListedOffering = useContent().offerings[offering];
  const { contract: ofAll, figures } = record;
  if (!ofAll) return null;
  const sold = planEntries(record).map(([id, { price, contract = ofAll }]) => ({
    name: names[id]!.name,
    contract,
    price,
  }));
  return <ContractFacts sold={sold} figures={figures} />;
}
