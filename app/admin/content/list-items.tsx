import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button, IconButton } from '#app/admin/controls/button.tsx';
import { randomKey } from '#app/api-client.ts';
import { Icon } from '#app/ui/icon.tsx';
import { mostItems } from '#content/edits/items.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useContentArea } from './content-context.ts';
import type { ListItem, ListNode } from './content-tree.ts';
import { placeOf } from './field-place.ts';
import { capitalized } from './place-names.ts';

/** Items that can be added, removed and moved, by pointer and by keyboard. */
export function ListItems({ list, children }: { list: ListNode; children: (item: ListItem) => ReactNode }) {
  const texts = useAdmin().words.content.list;
  const { editor, fields, announce } = useContentArea();
  const kept = fields.get(list.orderId)?.kept;
  const kind = texts.kinds[kindOf(list.orderId)];
  const [dragged, setDragged] = useState<number>();
  const order = list.items.map(({ id }) => id);
  const items = useRef<HTMLOListElement>(null);

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
    store(order.toSpliced(index, 1), named(texts.removed));
    // The next one takes its place, the one before the last.
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

  function named(text: string): string {
    return capitalized(fill(text, { kind }));
  }

  return (
    <div className="list-items">
      <ol ref={items}>
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
              kind={kind}
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
      <Button data-place={placeOf(list.orderId).path.join('.')} onClick={add}>
        <Icon name="plus" />
        {named(texts.add)}
      </Button>
    </div>
  );
}

/** The word for the items of a list: `order.nova.faq.items` are questions. */
function kindOf(orderId: string): 'plan' | 'question' | 'feature' | 'story' | 'testimonial' | 'item' {
  if (orderId.endsWith('.plans')) return 'plan';
  if (/\.faq\.items$/.test(orderId)) return 'question';
  if (/\.features(?:\.items)?$/.test(orderId)) return 'feature';
  if (/\.stories\.items$/.test(orderId)) return 'story';
  return /\.testimonials\.items$/.test(orderId) ? 'testimonial' : 'item';
}

type BarProps = {
  item: ListItem;
  kind: string;
  index: number;
  total: number;
  isKept: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (isDragged: boolean) => void;
};

function ItemBar({ item, kind, index, total, isKept, onMove, onRemove, onDrag }: BarProps) {
  const texts = useAdmin().words.content.list;
  const said = (text: string) => capitalized(fill(text, { kind, count: index + 1 }));
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
        title={said(texts.grab)}
        onDragStart={begin}
        onDragEnd={() => onDrag(false)}
      >
        {said(texts.item)}
      </span>
      <IconButton
        icon="arrow-up"
        label={said(texts.up)}
        isDisabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <button
        className="iconbtn item-down"
        type="button"
        aria-label={said(texts.down)}
        aria-disabled={index === total - 1}
        onClick={() => onMove(index + 1)}
      >
        <Icon name="arrow-up" />
      </button>
      <button
        className="iconbtn item-remove"
        type="button"
        aria-label={said(texts.remove)}
        aria-disabled={isKept}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </div>
  );
}
