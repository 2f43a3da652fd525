import { isPlaceholder, splitAtPlaceholders } from '#domain/publishing/placeholders.ts';

/** Comments around a text. `name`: the field, or a placeholder for a fact within the text of a field. */
type Piece = {
  readonly name: string;
  /** A part of a text. */
  readonly isPart: boolean;
  readonly outer: Piece | undefined;
  readonly start: Comment;
  end?: Comment;
};

type WholePiece = Piece & { readonly end: Comment };

/** Reads which text of a framed page comes from which field: comments around texts, and `data-fields` of attributes. */
export function framedFields(page: Document) {
  const pieces = piecesIn(page);
  const facts = new Map(
    pieces.flatMap(({ name, start, end }) =>
      isPlaceholder(name) ? [[name, rangeOf(start, end).cloneContents()] as const] : [],
    ),
  );
  const named = [...page.querySelectorAll('[data-fields]')].map((element) => ({
    element,
    fields: fieldsOf(element),
  }));

  /** Facts inside a sentence belong to it. */
  function onlyFieldIn(element: Element): string | undefined {
    const found = new Set(
      pieces.flatMap(({ name, start, outer }) =>
        element.contains(start) && !(outer && element.contains(outer.start)) ? name : [],
      ),
    );
    const [name = ''] = found;
    return found.size === 1 && !isPlaceholder(name) ? name : undefined;
  }

  return {
    /** With a place on the page. */
    all(): string[] {
      const texts = pieces.flatMap(({ name }) => (isPlaceholder(name) ? [] : name));
      return [...new Set([...texts, ...named.flatMap(({ fields }) => fields)])];
    },

    /** The field of the text at a point of the frame, or of an attribute there. */
    at(x: number, y: number, target: Element): string | undefined {
      const inside = pieces.findLast(
        ({ name, start, end }) =>
          start.parentNode === target && !isPlaceholder(name) && isAt(rangeOf(start, end), x, y),
      );
      if (inside) return inside.name;
      const around = target.closest('[data-fields]');
      return around ? fieldsOf(around)[0] : onlyFieldIn(target);
    },

    /** The texts of a field on the page, and elements with an attribute of it. */
    placesOf(field: string): readonly (Range | Element)[] {
      const texts = pieces.flatMap(({ name, start, end }) => (name === field ? rangeOf(start, end) : []));
      return [...texts, ...named.flatMap(({ element, fields }) => (fields.includes(field) ? element : []))];
    },

    /** Replaces the texts of a field that the page shows as a whole; the server knows the rest. */
    patch(field: string, text: string): void {
      for (const { name, isPart, start, end } of pieces) {
        if (name !== field || isPart || start.parentNode !== end.parentNode) continue;
        while (start.nextSibling && start.nextSibling !== end) start.nextSibling.remove();
        start.after(...nodesOf(text));
      }
    },
  };

  /** The page already shows the facts in their form. */
  function nodesOf(text: string): Node[] {
    return splitAtPlaceholders(text).map(
      (part) => facts.get(part)?.cloneNode(true) ?? page.createTextNode(part),
    );
  }
}

/** In the order of their beginnings: `<!--[de.nova.hero.title-->text<!--]-->`, `[~` begins a part of a text. */
function piecesIn(page: Document): WholePiece[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const found: Piece[] = [];
  const open: Piece[] = [];
  while (walker.nextNode()) {
    const comment = walker.currentNode as Comment;
    const begin = /^\[(~?)(.*)$/s.exec(comment.data);
    if (begin) {
      const [, part, name = ''] = begin;
      const piece: Piece = { name, isPart: part === '~', outer: open.at(-1), start: comment };
      open.push(piece);
      found.push(piece);
    } else if (comment.data === ']') {
      const closed = open.pop();
      if (closed) closed.end = comment;
    }
  }
  return found.filter((piece): piece is WholePiece => piece.end !== undefined);
}

function rangeOf(first: Node, last: Node): Range {
  const range = first.ownerDocument!.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  return range;
}

function isAt(range: Range, x: number, y: number): boolean {
  const near = 2;
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - near && x <= right + near && y >= top - near && y <= bottom + near,
  );
}

/** `data-fields` has entries such as `alt:de.nova.hero.picture`. */
function fieldsOf(element: Element): string[] {
  const entries = (element.getAttribute('data-fields') ?? '').split(' ');
  return entries.flatMap((entry) => (entry.includes(':') ? entry.slice(entry.indexOf(':') + 1) : []));
}
