import type { KeyboardEvent } from 'react';
import { focusNextTab } from '#app/ui/focus-next-tab.ts';

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
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = focusNextTab(event);
    if (next !== undefined) onSelect(tabs[next]!.id);
  }

  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
