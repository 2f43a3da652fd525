import { Icon } from '#app/ui/icon.tsx';

/** What one has in hand afterwards: heading left, lines right, on the light tint of the offering. */
export function BenefitsPanel({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="benefits split">
      <h2>{title}</h2>
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
