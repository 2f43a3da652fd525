import { type DragEvent, type ReactNode, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#app/words/fill.ts';
import { mostItems } from '#content/edits/orders.ts';
import { useContentArea } from './content-context.ts';
import type { ListItem, ListNode } from './content-tree.ts';
import { newItemId } from './new-items.ts';

/** Items that can be added, removed and moved, by pointer and by keyboard. */
export function ListItems({ list, children }: { list: ListNode; children: (item: ListItem) => ReactNode }) {
  const texts = useAdmin().words.content.list;
  const { editor, fields, announce } = useContentArea();
  const kept = fields.get(list.orderId)?.kept;
  const [dragged, setDragged] = useState<number>();
  const order = list.items.map(({ id }) => id);

  function store(next: readonly string[], said: string) {
    editor.set(list.orderId, { to: 'value', value: next });
    announce(said);
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= order.length || to === from) return;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, order[from]!);
    store(next, fill(texts.moved, { count: to + 1, total: order.length }));
  }

  function remove(index: number) {
    if (order.length === 1) return announce(texts.last);
    if (order[index] === kept) return announce(texts.needed);
    store(order.toSpliced(index, 1), texts.removed);
  }

  function add() {
    if (order.length >= mostItems) return announce(fill(texts.full, { max: mostItems }));
    const id = newItemId();
    store([...order, id], texts.added);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-item="${id}"] [id^="content-"]`)?.focus(),
    );
  }

  return (
    <div className="list-items">
      <ol>
        {list.items.map((item, index) => (
          <li
            key={item.id}
            data-item={item.id}
            className={dragged === index ? 'dragged' : undefined}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
              setDragged(undefined);
            }}
          >
            <ItemBar
              item={item}
              index={index}
              total={order.length}
              isKept={order.length === 1 || item.id === kept}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onDrag={(isDragged) => setDragged(isDragged ? index : undefined)}
            />
            {children(item)}
          </li>
        ))}
      </ol>
      <button className="btn line sm" type="button" onClick={add}>
        <Icon name="plus" />
        {texts.add}
      </button>
    </div>
  );
}

type BarProps = {
  item: ListItem;
  index: number;
  total: number;
  isKept: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (isDragged: boolean) => void;
};

function ItemBar({ item, index, total, isKept, onMove, onRemove, onDrag }: BarProps) {
  const texts = useAdmin().words.content.list;
  const count = index + 1;
  function begin(event: DragEvent) {
    event.dataTransfer.setData('text/plain', item.id);
    event.dataTransfer.effectAllowed = 'move';
    onDrag(true);
  }
  return (
    <div className="item-bar">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same by keyboard */}
      <span
        className="item-grip"
        draggable
        title={fill(texts.grab, { count })}
        onDragStart={begin}
        onDragEnd={() => onDrag(false)}
      >
        {fill(texts.item, { count })}
      </span>
      <button
        className="iconbtn"
        type="button"
        aria-label={fill(texts.up, { count })}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <Icon name="arrow-up" />
      </button>
      <button
        className="iconbtn item-down"
        type="button"
        aria-label={fill(texts.down, { count })}
        aria-disabled={index === total - 1}
        onClick={() => onMove(index + 1)}
      >
        <Icon name="arrow-up" />
      </button>
      <button
        className="iconbtn"
        type="button"
        aria-label={fill(texts.remove, { count })}
        aria-disabled={isKept}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </div>
  );
}
