import { type KeyboardEvent, useId, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { painted } from '#app/ui/painted.ts';
import { counted } from '#domain/language/plural.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

/** Type to go to a section, page, setting, operator, version or message, or to do what the open screen offers. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { words, language } = useAdmin();
  const texts = words.palette;
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState(0);
  const listId = useId();
  const { entries, isSearching } = usePaletteEntries(search);
  const active = Math.min(place, entries.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  function choose(index: number): void {
    const entry = entries[index];
    if (!entry) return;
    onClose();
    entry.run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') choose(active);
    else if (step !== undefined && entries.length > 0) {
      const next = (active + step + entries.length) % entries.length;
      setPlace(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  }

  return (
    <Modal title={texts.title} className="palette-dialog" onClose={onClose}>
      <input
        className="input"
        type="text"
        role="combobox"
        data-autofocus
        aria-label={texts.label}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={entries.length > 0 ? optionId(active) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={texts.placeholder}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={texts.title} className="palette-list">
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={entry.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => setPlace(index)}
            onClick={() => choose(index)}
          >
            <span className="ellipsis" dir="auto">
              {entry.label}
            </span>
            <span className="small muted ellipsis">{entry.hint}</span>
            {entry.color && <i className="swatch" ref={painted({ '--c': entry.color })} />}
          </div>
        ))}
      </div>
      <p className="small muted" role="status">
        {status()}
      </p>
    </Modal>
  );

  function status(): string {
    if (isSearching) return texts.searching;
    if (entries.length === 0) return texts.none;
    return counted(texts, 'results', entries.length, language);
  }
}
