import { useAdmin } from '#app/admin/admin-context.ts';

export function ConnectedPages() {
  const { title, items } = useAdmin().words.colors.connected;
  return (
    <section className="card" aria-labelledby="connected-title">
      <h2 id="connected-title">{title}</h2>
      <ul className="connected small">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
