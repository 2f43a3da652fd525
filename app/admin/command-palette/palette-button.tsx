import { useEffect, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { Icon } from '#app/ui/icon.tsx';

const Palette = lazyPart(() => import('./palette.tsx'));

/** Opens the command palette, as Ctrl+K or ⌘K does. */
export function PaletteButton() {
  const { palette } = useAdmin().words;
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setIsOpen(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        className="iconbtn palette-button"
        type="button"
        aria-keyshortcuts="Control+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" />
        <span className="sr">{palette.open}</span>
        <span className="palette-name" aria-hidden="true">
          {palette.short}
        </span>
        <span className="palette-keys" aria-hidden="true">
          {palette.shortcut}
        </span>
      </button>
      {isOpen && <Palette onClose={() => setIsOpen(false)} />}
    </>
  );
}
