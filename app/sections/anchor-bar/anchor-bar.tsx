type Anchor = { readonly id: string; readonly label: string };

/** Plain links, which work without script. */
export function AnchorBar({ label, anchors }: { label: string; anchors: readonly Anchor[] }) {
  return (
    <nav className="anchor-bar" aria-label={label}>
      <div className="wrap">
        {anchors.map((anchor) => (
          <a key={anchor.id} href={`#${anchor.id}`}>
            {anchor.label}
          </a>
        ))}
      </div>
    </nav>
  );
}
