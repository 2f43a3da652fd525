import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { type Price, pricePeriods, vatKinds } from '#content/price.ts';
import { currencies } from '#domain/money/currency.ts';
import { formatDecimal, parseAmount } from '#domain/money/money.ts';
import type { InputProps } from './control.ts';

/** Amount, currency, period and VAT. */
export function PriceInput({ control, value, onChange }: InputProps<Price>) {
  const { language } = useAdmin();
  const texts = useWords(contentWords).content.price;
  const [typed, setTyped] = useState<string>();
  const amount =
    typed !== undefined && parseAmount(typed) === value.amount
      ? typed
      : formatDecimal(value.amount, language);

  function select<Part extends 'currency' | 'period' | 'vat'>(
    part: Part,
    choices: readonly Price[Part][],
    names: Readonly<Record<Price[Part], string>>,
  ) {
    return (
      <SelectField
        id={`${control.id}-${part}`}
        label={texts[part]}
        value={value[part]}
        options={choices.map((choice) => [choice, names[choice]] as const)}
        onSelect={(choice) => onChange({ ...value, [part]: choice })}
      />
    );
  }

  const check = (part: 'from' | 'cents') => (
    <label className="check">
      <input
        type="checkbox"
        checked={value[part] === true}
        onChange={({ currentTarget }) => {
          const { [part]: _, ...rest } = value;
          onChange(currentTarget.checked ? { ...rest, [part]: true } : rest);
        }}
      />
      {texts[part]}
    </label>
  );

  return (
    <fieldset className="columns price-input" disabled={control.disabled}>
      <legend className="sr">{control['aria-label']}</legend>
      <div className="field">
        <label htmlFor={control.id}>{texts.amount}</label>
        <input
          {...control}
          aria-label={undefined}
          inputMode="decimal"
          autoComplete="off"
          value={typeof value.amount === 'number' ? amount : (typed ?? '')}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onChange({ ...value, amount: parseAmount(currentTarget.value) ?? currentTarget.value }, true);
          }}
        />
      </div>
      {select('currency', currencies, texts.currencies)}
      {select('period', pricePeriods, texts.periods)}
      {select('vat', vatKinds, texts.vats)}
      {check('from')}
      {check('cents')}
      <p className="hint full">{texts.help}</p>
    </fieldset>
  );
}
