import { type FormEvent, type MouseEvent, useId, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { NamespaceWords } from '#content/content.ts';
import type { Language } from '#domain/language/languages.ts';
import { formatMoney, formatPercent } from '#domain/money/money.ts';
import {
  type RoiInput,
  roiExample,
  roiFields,
  roiInput,
  roiOutlook,
  roiQuery,
  roiResult,
} from '#domain/money/roi.ts';
import { asPlaceholder, fill } from '#domain/publishing/placeholders.ts';
import { RoiBars } from './roi-bars.tsx';

export type RoiCalculatorProps = {
  language: Language;
  words: NamespaceWords<'fuel'>['calculator'];
  /** Price of FUEL BASIC in dollars, deducted by the formula. */
  monthlyPrice: number;
  termMonths: number;
  pagePath: string;
  /** From the address; without it, an example. */
  input?: RoiInput;
};

/** The result changes only at the button (ROI-1). Without script the form asks for the page with its result. */
export default function RoiCalculator(props: RoiCalculatorProps) {
  const { words, pagePath } = props;
  const [input, setInput] = useState(props.input);
  const prefix = useId();
  const shown = input ?? roiExample;

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setInput(roiInput(new FormData(event.currentTarget)));
  }

  return (
    <div className="roi">
      <form className="roi-form" action={pagePath} noValidate onSubmit={calculate}>
        {roiFields.map((name) => (
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
              defaultValue={shown[name]}
            />
          </div>
        ))}
        <button className="btn onworld" type="submit">
          {words.submit}
        </button>
      </form>
      <Result {...props} isExample={!input} shown={shown} />
    </div>
  );
}

type ResultProps = RoiCalculatorProps & { isExample: boolean; shown: RoiInput };

/** Each text that changes is alone in its element, so that pages translated by the browser can change it. */
function Result({ language, words, monthlyPrice, termMonths, pagePath, isExample, shown }: ResultProps) {
  const result = roiResult(shown, monthlyPrice);
  const outlook = roiOutlook(shown, monthlyPrice, termMonths);
  const { half, breakEvenPercent, monthsToEarn } = outlook;
  const [beforeAmount, afterAmount] = words.positive.split(asPlaceholder('amount'));
  const money = (amount: number) => formatMoney(amount, 'USD', language);
  const percent = (value: number) => formatPercent(value, language);
  const sum = `${money(shown.revenue)} × ${percent(shown.increasePercent)} − (${money(monthlyPrice)} + ${money(shown.adBudget)})`;
  return (
    <div className={result.kind === 'negative' ? 'roi-result negative' : 'roi-result'}>
      <div className="roi-answer" role="status">
        {result.kind === 'gain' && (
          <p>
            {`${beforeAmount} `}
            <span className="figure">{money(result.amount)}</span>
            {` ${afterAmount}`}
          </p>
        )}
        {result.kind === 'negative' && (
          <p className="h3">
            <Icon name="alert" />
            {words.negative}
          </p>
        )}
      </div>
      <div className={isExample ? 'roi-range' : 'roi-range calculated'}>
        <RoiBars key={roiQuery(shown)} outlook={outlook} />
        <ul className="small">
          <li className="cost">{fill(words.cost, { amount: money(outlook.cost) })}</li>
          {half !== undefined && <li className="half">{fill(words.half, { amount: money(half) })}</li>}
          {breakEvenPercent !== undefined && (
            <li>{fill(words.breakEven, { percent: percent(breakEvenPercent) })}</li>
          )}
          {monthsToEarn !== undefined && <li>{fill(words.term, { count: monthsToEarn })}</li>}
        </ul>
      </div>
      <div className="roi-words">
        <p className="small">
          {words.formula}
          {!isExample && <span className="num">{sum}</span>}
        </p>
        <p className="caption">
          {isExample && <span>{words.example}</span>} <span>{words.note}</span>
        </p>
        <ShareLink key={roiQuery(shown)} href={`${pagePath}?${roiQuery(shown)}`} words={words} />
      </div>
    </div>
  );
}

/** Copies its address where the browser permits; otherwise it opens it. */
function ShareLink({ href, words }: { href: string } & Pick<RoiCalculatorProps, 'words'>) {
  const [isCopied, setIsCopied] = useState(false);
  function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || !navigator.clipboard) return;
    event.preventDefault();
    const { href: address } = event.currentTarget;
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => location.assign(address),
    );
  }
  return (
    <p className="row roi-link">
      <a href={href} rel="nofollow" onClick={copy}>
        {words.share}
      </a>
      <span aria-live="polite">{isCopied && words.copied}</span>
    </p>
  );
}
