import { readFileSync } from 'node:fs';
import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import type { Plugin } from 'vite';

export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?');
      if (query !== 'drawing') return null;
      this.addWatchFile(path!);
      return `export default ${JSON.stringify(drawingOf(readFileSync(path!, 'utf8')))}`;
    },
  };
}

/** Both forms of a drawing; `svg` is one `<svg>` element without comments. Throws otherwise. */
export function drawingOf(svg: string): Drawing {
  if (!svg.startsWith('<svg')) throw new Error(`Not a drawing: ${svg.slice(0, 80)}`);
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement!;
  const start = `<svg${attributesOf(root)}>`;
  const elements = elementsIn(root);
  return {
    moving: inBoxes(elements, start),
    still: `${start}${inFewestParts(elements, root.getAttribute('fill') === 'none')}</svg>`,
  };
}

/**
 * Splits a drawing into HTML boxes, one per part that moves all the time: browsers move a box without
 * repainting it, but not a part of an SVG (docs/decisions/0012). A group whose class begins with "layer"
 * becomes a `<span>` with the rest of the class; moving-motif.css applies its `transform`. Everything between
 * two such groups stays in one `<svg>`.
 */
function inBoxes(elements: readonly Element[], start: string): string {
  let result = '';
  let resting = '';
  const rest = () => {
    if (resting) result += `${start}${resting}</svg>`;
    resting = '';
  };
  for (const element of elements) {
    const name = /^layer (.+)/.exec(element.getAttribute('class') ?? '')?.[1];
    if (name) {
      rest();
      result += `<span class="${name}">${inBoxes(elementsIn(element), start)}</span>`;
    } else {
      resting += textOf(element);
    }
  }
  rest();
  return result;
}

/** For places without motion: drops animation classes, joins equal groups, reorders lines. */
function inFewestParts(elements: readonly Element[], linesOnly: boolean): string {
  const groups: { attributes: string; elements: Element[] }[] = [];
  const paths = new Map<string, string[]>();
  const parts: (() => string)[] = [];
  let last: Element | undefined;
  for (const element of elements.flatMap(withoutIdleGroups)) {
    const attributes = attributesOf(element);
    if (element.tagName === 'g') {
      const same = last?.tagName === 'g' ? groups.at(-1) : undefined;
      if (same?.attributes === attributes) same.elements.push(...elementsIn(element));
      else {
        const group = { attributes, elements: elementsIn(element) };
        groups.push(group);
        const lines = linesOnly || element.getAttribute('fill') === 'none';
        parts.push(() => `<g${attributes}>${inFewestParts(group.elements, lines)}</g>`);
      }
    } else if (element.tagName === 'path') {
      const d = element.getAttribute('d') ?? '';
      const rest = attributesOf(element, ['d']);
      const same = paths.get(rest);
      if (same && linesOnly && !element.hasAttribute('fill')) same.push(d);
      else {
        const all = [d];
        if (!same) paths.set(rest, all);
        parts.push(() => `<path d="${all.join('')}"${rest}/>`);
      }
    } else {
      parts.push(() => textOf(element));
    }
    last = element;
  }
  return parts.map((part) => part()).join('');
}

/** Unwraps groups that have no attribute besides animation classes. */
function withoutIdleGroups(element: Element): Element[] {
  if (element.tagName !== 'g' || attributesOf(element)) return [element];
  return elementsIn(element).flatMap(withoutIdleGroups);
}

function elementsIn(element: Element): Element[] {
  return [...element.childNodes].filter((node): node is Element => node.nodeType === 1);
}

function attributesOf(element: Element, without: readonly string[] = []): string {
  return [...element.attributes]
    .filter(({ name, value }) => !without.includes(name) && !(name === 'class' && /^(layer|m-)/.test(value)))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .join('');
}

function textOf(node: Node): string {
  if (node.nodeType !== 1) return node.nodeValue ?? '';
  const { tagName, attributes } = node as Element;
  const written = [...attributes].map(({ name, value }) => ` ${name}="${value}"`).join('');
  const inside = [...node.childNodes].map(textOf).join('');
  return inside ? `<${tagName}${written}>${inside}</${tagName}>` : `<${tagName}${written}/>`;
}
