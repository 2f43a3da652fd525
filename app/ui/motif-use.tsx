/** A drawing of the page's `MotifSprite`, in the colours of where it stands; islands show drawings without carrying them. */
export function MotifUse({ name }: { name: string }) {
  return (
    <span className="motif">
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <use href={`#motif-${name}`} />
      </svg>
    </span>
  );
}
