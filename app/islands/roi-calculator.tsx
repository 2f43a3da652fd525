import { type FormEvent, useId, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { MotifUse } from '#app/ui/motif-use.tsx';
import type { NamespaceWords } from '#content/content.ts';
import type { Language } from '#domain/language/languages.ts';
import { formatMoney, formatPercent } from '#domain/money/money.ts';
import { type RoiInput, roiNumber, roiResult } from '#domain/money/roi.ts';
import { asPlaceholder } from '#domain/publishing/placeholders.ts';

export type RoiCalculatorProps = {
  language: Language;
  words: Pick<
    NamespaceWords<'fuel'>['calculator'],
    'fields' | 'submit' | 'initial' | 'positive' | 'negative' | 'formula'
  >;
  /** Price of FUEL BASIC in dollars, deducted by the formula. */
  monthlyPrice: number;
};

const fields = ['revenue', 'increasePercent', 'adBudget'] as const satisfies readonly (keyof RoiInput)[];

/** The result changes only at the button (ROI-1). */
export default function RoiCalculator({ language, words, monthlyPrice }: RoiCalculatorProps) {
  const [input, setInput] = useState<RoiInput>();
  const prefix = useId();
  const result = input && roiResult(input, monthlyPrice);
  const [beforeAmount, afterAmount] = words.positive.split(asPlaceholder('amount'));
  const money = (amount: number) => formatMoney(amount, 'USD', language);

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [revenue, increasePercent, adBudget] = fields.map((name) => roiNumber(String(data.get(name))));
    setInput({ revenue: revenue!, increasePercent: increasePercent!, adBudget: adBudget! });
  }

  return (
    <div className="card panel split roi">
      <form noValidate onSubmit={calculate}>
        {fields.map((name) => (
          <div key={name} className="field">
            <label htmlFor={`${prefix}-${name}`}>{words.fields[name]}</label>
            <input
              id={`${prefix}-${name}`}
              className="input num"
              name={name}
              type="number"
              inputMode="decimal"
              step="any"
              autoComplete="off"
            />
          </div>
        ))}
        <button className="btn product" type="submit">
          {words.submit}
        </button>
      </form>
      <div className={result?.kind === 'negative' ? 'roi-result negative' : 'roi-result'}>
        <MotifUse name="fuel" />
        <div className="roi-answer" role="status">
          {!result && <p className="h3">{words.initial}</p>}
          {result?.kind === 'gain' && (
            <p>
              {beforeAmount} <span className="figure">{money(result.amount)}</span> {afterAmount}
            </p>
          )}
          {result?.kind === 'negative' && (
            <>
              <Icon name="alert" />
              <p className="h3">{words.negative}</p>
            </>
          )}
        </div>
        <p className="small roi-formula">
          {words.formula}
          {input && (
            <span className="num">
              {money(input.revenue)} × {formatPercent(input.increasePercent, language)} − (
              {money(monthlyPrice)} + {money(input.adBudget)})
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
