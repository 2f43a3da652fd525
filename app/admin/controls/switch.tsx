type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void };

export function Switch({ label, checked, onChange }: Props) {
  return (
    <button
      className="text-act switch"
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
    >
      <i aria-hidden="true" />
      {label}
    </button>
  );
}
