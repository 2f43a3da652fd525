/** Refers to the page's `MotifSprite`, so that islands need not carry drawings. */
export function MotifUse({ name }: { name: string }) {
  return (
    <span className="motif">
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <use href={`#motif-${name}`} />
      </svg>
    </span>
  );
}
