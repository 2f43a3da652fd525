type Props<Value extends string> = {
  id: string;
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onSelect: (value: Value) => void;
};

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
