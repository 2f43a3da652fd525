import { type ComponentProps, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { type Price, pricePeriods, vatKinds } from '#content/price.ts';
import { currencies } from '#domain/money/currency.ts';
import { formatDecimal } from '#domain/money/money.ts';

type Props = {
  control: ComponentProps<'input'> & { id: string };
  name: string;
  value: Price;
  onChange: (value: unknown, isTyping?: boolean) => void;
};

/** Amount, currency, period and VAT; both the comma and the point divide. */
export function PriceInput({ control, name, value, onChange }: Props) {
  const { words, language } = useAdmin();
  const texts = words.content.price;
  const [typed, setTyped] = useState<string>();
  const { from, cents, ...price } = value;
  const amount =
    typed !== undefined && amountOf(typed) === value.amount ? typed : formatDecimal(value.amount, language);

  function set(change: Partial<Omit<Price, 'from' | 'cents'>> & { from?: boolean; cents?: boolean }) {
    const next = { from: from ?? false, cents: cents ?? false, ...price, ...change };
    const { from: isFrom, cents: hasCents, ...rest } = next;
    onChange({ ...rest, ...(isFrom && { from: true }), ...(hasCents && { cents: true }) });
  }

  return (
    <fieldset className="price-input" disabled={control.disabled}>
      <legend className="sr">{name}</legend>
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
            onChange({ ...value, amount: amountOf(currentTarget.value) ?? currentTarget.value }, true);
          }}
        />
      </div>
      <SelectField
        id={`${control.id}-currency`}
        label={texts.currency}
        value={value.currency}
        options={currencies.map((one) => [one, texts.currencies[one]] as const)}
        onSelect={(currency) => set({ currency })}
      />
      <SelectField
        id={`${control.id}-period`}
        label={texts.period}
        value={value.period}
        options={pricePeriods.map((one) => [one, texts.periods[one]] as const)}
        onSelect={(period) => set({ period })}
      />
      <SelectField
        id={`${control.id}-vat`}
        label={texts.vat}
        value={value.vat}
        options={vatKinds.map((one) => [one, texts.vats[one]] as const)}
        onSelect={(vat) => set({ vat })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={from === true}
          onChange={({ currentTarget }) => set({ from: currentTarget.checked })}
        />
        {texts.from}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={cents === true}
          onChange={({ currentTarget }) => set({ cents: currentTarget.checked })}
        />
        {texts.cents}
      </label>
      <p className="hint">{texts.help}</p>
    </fieldset>
  );
}

/** `1315`, `1315,50`, `1315.5`; undefined for anything else. */
export function amountOf(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
