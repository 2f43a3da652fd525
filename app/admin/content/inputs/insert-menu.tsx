import { useRef, useState } from 'react';
import { useContentArea } from '#app/admin/content/content-area.tsx';
import { finds, foldText } from '#app/admin/content/find-texts.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { contentWords } from '#content/admin/content.ts';
import { asPlaceholder } from '#domain/publishing/placeholders.ts';
import { type MarkCharacter, marks } from './editable.ts';

type Props = {
  page: string;
  facts: Readonly<Record<string, string>>;
  onInsert: (text: string) => void;
};

const insertable: readonly MarkCharacter[] = ['\u00ad', '\u202f', '\u00a0'];
const most = 40;

/** Facts of the page and of the site, and characters that no key types. */
export function InsertMenu({ page, facts, onInsert }: Props) {
  const texts = useWords(contentWords).content.chip;
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);

  return (
    <details
      ref={box}
      className="insert-menu"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return;
        box.current.open = false;
        box.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="text-act">
        <Icon name="plus" />
        {texts.insert}
      </summary>
      {isOpen && (
        <Choice
          page={page}
          facts={facts}
          onInsert={(text) => {
            box.current!.open = false;
            onInsert(text);
          }}
        />
      )}
    </details>
  );
}

function Choice({ page, facts, onInsert }: Props) {
  const texts = useWords(contentWords).content;
  const { factName } = useContentArea();
  const [search, setSearch] = useState('');
  const wanted = foldText(search);
  const isOwn = (name: string) => Object.hasOwn(facts, `${page}.${name}`);
  const named = Object.entries(facts)
    .filter(([name]) => !name.startsWith(`${page}.`))
    .map(([name, value]) => ({ name, value, label: factName(name, page) }))
    .filter(({ label, value }) => finds(wanted, `${label} ${value}`))
    .toSorted((one, other) => Number(isOwn(other.name)) - Number(isOwn(one.name)));
  return (
    <div className="group above insert-choice">
      <p className="caption muted">{texts.chip.help}</p>
      <div className="row">
        {insertable.map((mark) => (
          <Button key={mark} onClick={() => onInsert(mark)}>
            {texts.hidden[marks[mark]]}
          </Button>
        ))}
      </div>
      <input
        className="input"
        type="search"
        autoComplete="off"
        aria-label={texts.chip.search}
        placeholder={texts.chip.search}
        value={search}
        // biome-ignore lint/a11y/noAutofocus: the menu is opened to look for a fact
        autoFocus
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {named.length === 0 && <p className="small muted">{texts.chip.none}</p>}
      <ul>
        {named.slice(0, most).map(({ name, value, label }) => (
          <li key={name}>
            <button className="pick" type="button" onClick={() => onInsert(asPlaceholder(name))}>
              <span>{label}</span>
              <span className="small muted">{value.slice(0, 80)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
