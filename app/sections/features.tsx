import { Icon, isIconName } from '#app/ui/icon.tsx';

/** `icon` is empty for an item that an operator added. */
type Feature = { readonly icon: string; readonly title: string; readonly text: string };

export function FeatureSection({
  id,
  title,
  items,
}: {
  id?: string;
  title: string;
  items: readonly Feature[];
}) {
  return (
    <section className="wrap" id={id}>
      <h2>{title}</h2>
      <Features items={items} />
    </section>
  );
}

export function Features({ items }: { items: readonly Feature[] }) {
  return (
    <div className="late-split features">
      {items.map(({ icon, title, text }) => (
        <div key={title}>
          <Icon name={isIconName(icon) ? icon : 'check'} />
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
