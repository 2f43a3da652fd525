/** Breaks between its groups once, or not at all, and is copied without spaces. */
export function Reference({ id }: { id: string }) {
  const groups = id.split(/(?<=-)/);
  const half = Math.ceil(groups.length / 2);
  return (
    <span className="reference num">
      <span>{groups.slice(0, half).join('')}</span>
      <wbr />
      <span>{groups.slice(half).join('')}</span>
    </span>
  );
}
