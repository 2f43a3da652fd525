import { type KeyboardEvent, useRef } from 'react';

type Tab<Id extends string> = { readonly id: Id; readonly label: string };

type Props<Id extends string> = {
  /** Panels are `<prefix>-panel-<id>`, labelled by `<prefix>-tab-<id>`. */
  prefix: string;
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** ARIA tabs pattern: one tab stop; arrows, Home and End move and select (A11Y-21). */
export function StoryTabs<Id extends string>({ prefix, label, tabs, selected, onSelect }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const here = tabs.findIndex((tab) => tab.id === selected);
    const next = nextTab(event.key, here, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(tabs[next]!.id);
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${prefix}-tab-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={`${prefix}-panel-${tab.id}`}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function nextTab(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowLeft') return (here + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
