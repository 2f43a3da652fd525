import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { focusNextTab } from '#app/ui/focus-next-tab.ts';

type Props<Id extends string> = {
  label: string;
  tabs: readonly { readonly id: Id; readonly label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  nested?: boolean;
  /** After the tabs. */
  beside?: ReactNode;
  children: ReactNode;
};

/** One tab stop; arrows, Home and End move and select at once (A11Y-21). */
export function Segments<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  nested,
  beside,
  children,
}: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();

  // Where not all fit, the row scrolls.
  useEffect(() => {
    const row = list.current;
    const tab = document.getElementById(`${prefix}-${selected}`);
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [prefix, selected]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = focusNextTab(event);
    if (next !== undefined) onSelect(tabs[next]!.id);
  }

  return (
    <>
      <div
        ref={list}
        className={nested ? 'seg nested' : 'seg'}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${prefix}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${prefix}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {beside}
      <div
        key={selected}
        id={`${prefix}-panel`}
        className="group seg-panel"
        role="tabpanel"
        aria-labelledby={`${prefix}-${selected}`}
      >
        {children}
      </div>
    </>
  );
}

type ChoiceProps<Name extends string> = {
  label: string;
  names: readonly Name[];
  selected: Name;
  texts: Readonly<Record<Name, string>>;
  onSelect: (name: Name) => void;
};

/** Buttons beside each other, one of them pressed. */
export function Choice<Name extends string>({ label, names, selected, texts, onSelect }: ChoiceProps<Name>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === selected} onClick={() => onSelect(name)}>
          {texts[name]}
        </button>
      ))}
    </fieldset>
  );
}
