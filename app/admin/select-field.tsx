type Props<Value extends string> = {
  id: string;
  label: string;
  value: Value;
  /** Values with what they read, in order. */
  options: readonly (readonly [value: Value, text: string])[];
  onSelect: (value: Value) => void;
};

/** A choice with its label that counts as soon as it is made: a filter, or a state that is saved at once. */
export function SelectField<Value extends string>({ id, label, value, options, onSelect }: Props<Value>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onSelect(event.currentTarget.value as Value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
