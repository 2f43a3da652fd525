import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#app/admin/controls/button.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { randomKey } from '#app/send-once.ts';
import { Icon } from '#app/ui/icon.tsx';
import { contentWords } from '#content/admin/content.ts';
import { mostItems } from '#content/edits/items.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useContentArea } from './content-area.tsx';
import type { ListItem, ListNode } from './content-tree.ts';
import { placeOf } from './field-place.ts';
import { itemText } from './place-names.ts';

const buttonClasses = { up: 'iconbtn', down: 'iconbtn item-down', remove: 'iconbtn item-remove' } as const;

/** Items that can be added, removed and moved, by pointer and by keyboard. */
export function ListItems({ list, children }: { list: ListNode; children: (item: ListItem) => ReactNode }) {
  const texts = useWords(contentWords).content.list;
  const { editor, fields, announce } = useContentArea();
  const kept = fields.get(list.orderId)?.kept;
  const [dragged, setDragged] = useState<number>();
  const order = list.items.map(({ id }) => id);
  const items = useRef<HTMLOListElement>(null);
  const named = (text: string, index?: number) => itemText(text, texts, list.orderId, index);

  function store(next: readonly string[], announced: string) {
    editor.set(list.orderId, { to: 'value', value: next });
    announce(announced);
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= order.length || to === from) return;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, order[from]!);
    store(next, fill(texts.moved, { count: to + 1, total: order.length }));
  }

  function remove(index: number) {
    if (order.length === 1) return announce(texts.last);
    if (order[index] === kept) return announce(texts.needed);
    store(order.toSpliced(index, 1), named(texts.removed));
    // The focus goes to the next item, or to the one before the last.
    requestAnimationFrame(() => {
      const now = items.current?.children;
      (now?.[index] ?? now?.[index - 1])?.querySelector<HTMLElement>('.item-remove')?.focus();
    });
  }

  function add() {
    if (order.length >= mostItems) return announce(fill(texts.full, { max: mostItems }));
    const id = `n${randomKey().slice(0, 8)}`;
    store([...order, id], named(texts.added));
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-item="${id}"] [id^="content-"]`)?.focus(),
    );
  }

  /** It keeps the focus while it is off; a click then announces the reason. */
  const button = (act: keyof typeof buttonClasses, index: number, isOff: boolean, onClick: () => void) => (
    <button
      className={buttonClasses[act]}
      type="button"
      aria-label={named(texts[act], index)}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon name={act === 'remove' ? 'trash' : 'arrow-up'} />
    </button>
  );

  return (
    <div className="group list-items">
      <ol ref={items} className="group">
        {list.items.map((item, index) => (
          <li
            key={item.id}
            data-item={item.id}
            className={dragged === index ? 'group dragged' : 'group'}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
              setDragged(undefined);
            }}
          >
            <div className="row">
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same by keyboard */}
              <span
                className="item-grip"
                draggable
                title={named(texts.grab, index)}
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.setData('text/plain', item.id);
                  dataTransfer.effectAllowed = 'move';
                  setDragged(index);
                }}
                onDragEnd={() => setDragged(undefined)}
              >
                {named(texts.item, index)}
              </span>
              {button('up', index, index === 0, () => move(index, index - 1))}
              {button('down', index, index === order.length - 1, () => move(index, index + 1))}
              {button('remove', index, order.length === 1 || item.id === kept, () => remove(index))}
            </div>
            {children(item)}
          </li>
        ))}
      </ol>
      <Button data-place={placeOf(list.orderId).field} onClick={add}>
        <Icon name="plus" />
        {named(texts.add)}
      </Button>
    </div>
  );
}
