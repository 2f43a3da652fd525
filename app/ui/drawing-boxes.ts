/**
 * A drawing in boxes of HTML, one for each part that moves for good: browsers turn and shift such a box without
 * painting it again, and no part of an SVG (docs/decisions/0012).
 *
 * The file of the drawing says which parts move: a group whose class begins with "layer" becomes a `<span>` with the
 * rest of that class, and its `transform`, if it has one, belongs to a rule of moving-motif.css. What stands between two such
 * groups lies still and stays together in one `<svg>`.
 *
 * @param svg one `<svg>` element without comments, as in motifs/
 * @throws if the text is something else
 */
export function inBoxes(svg: string): string {
  const { start, body } = opened(svg);
  return boxes(body, start);
}

/**
 * The drawing as a single `<svg>` that looks the same with fewer parts, for places where nothing moves: without the names
 * for motion and the groups that only move, and with one path for all lines of a kind.
 *
 * @param svg as for `inBoxes`
 * @throws if the text is something else
 */
export function still(svg: string): string {
  const { start, body } = opened(svg);
  return `${start}${fewest(body, start.includes(' fill="none"'))}</svg>`;
}

function opened(svg: string): { start: string; body: string } {
  const [, start, body] = /^(<svg\b[^>]*>)(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (!start || body === undefined) throw new Error(`Not a drawing: ${svg.slice(0, 80)}`);
  return { start, body };
}

function boxes(body: string, start: string): string {
  let result = '';
  let resting = '';
  const rest = () => {
    if (resting) result += `${start}${resting}</svg>`;
    resting = '';
  };
  for (const part of partsOf(body)) {
    const [, name, content] = /^<g class="layer ([^"]+)"[^>]*>(.*)<\/g>$/s.exec(part) ?? [];
    if (name && content) {
      rest();
      result += `<span class="${name}">${boxes(content, start)}</span>`;
    } else {
      resting += part;
    }
  }
  rest();
  return result;
}

/** Joins what has the same attributes: groups that are neighbours, and paths in any order, if they are lines only. */
function fewest(body: string, linesOnly: boolean): string {
  const parts: { name: string; attributes: string; inside: string }[] = [];
  for (const part of ungrouped(body)) {
    const [, group, attributesOfGroup, content] = /^<(g)\b([^>]*)>(.*)<\/g>$/s.exec(part) ?? [];
    const [, path, before, d, after] = /^<(path)\b([^>]*) d="([^"]*)"([^>]*)\/>$/.exec(part) ?? [];
    if (group) {
      const attributes = withoutMotion(attributesOfGroup!);
      const last = parts.at(-1);
      if (last?.name === 'g' && last.attributes === attributes) last.inside += content!;
      else parts.push({ name: 'g', attributes, inside: content! });
    } else if (path) {
      const attributes = before! + after!;
      const same = parts.find((other) => other.name === 'path' && other.attributes === attributes);
      if (same && linesOnly && !attributes.includes(' fill=')) same.inside += d!;
      else parts.push({ name: 'path', attributes, inside: d! });
    } else {
      parts.push({ name: '', attributes: '', inside: part });
    }
  }
  return parts
    .map(({ name, attributes, inside }) => {
      if (name === 'path') return `<path d="${inside}"${attributes}/>`;
      if (name !== 'g') return inside;
      return `<g${attributes}>${fewest(inside, linesOnly || attributes.includes(' fill="none"'))}</g>`;
    })
    .join('');
}

/** The parts side by side, those of groups without any attribute but names for motion among them. */
function ungrouped(body: string): string[] {
  return partsOf(body).flatMap((part) => {
    const [, attributes, content] = /^<g\b([^>]*)>(.*)<\/g>$/s.exec(part) ?? [];
    return content !== undefined && !withoutMotion(attributes!) ? ungrouped(content) : [part];
  });
}

function withoutMotion(attributes: string): string {
  return attributes.replace(/ class="(?:layer|m-)[^"]*"/, '');
}

/** The elements that stand side by side in a text, each with all that it contains. */
function partsOf(body: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const { 0: tag, 1: closing, 2: empty, index } of body.matchAll(/<(\/?)[a-z][^>]*?(\/?)>/gi)) {
    if (depth === 0) begin = index;
    if (closing) depth -= 1;
    else if (!empty) depth += 1;
    if (depth === 0) parts.push(body.slice(begin, index + tag.length));
  }
  return parts;
}
