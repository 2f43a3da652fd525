import { Icon } from '#app/ui/icon.tsx';

type Props = {
  title: string;
  items: readonly string[];
  /** A sober line under the heading. */
  note?: string;
};

/** What one has in hand afterwards: heading left, lines right, on the light tint of the offering. */
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
