import { Icon } from '#app/ui/icon.tsx';

type Props = {
  title: string;
  items: readonly string[];
  note?: string;
};

export function BenefitsPanel({ title, items, note }: Props) {
  return (
    <div className="benefits split">
      <div className="benefits-head">
        <h2>{title}</h2>
        {note && <p className="muted">{note}</p>}
      </div>
      <ul className="plain">
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
