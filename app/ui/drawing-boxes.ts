/**
 * A drawing in boxes of HTML, one for each part that moves for good: browsers turn and shift such a box without
 * painting it again, and no part of an SVG (docs/decisions/0012).
 *
 * The file of the drawing says which parts move: a group whose class begins with "layer" becomes a `<span>` with the
 * rest of that class, and its `transform`, if it has one, belongs to a rule of motion.css. What stands between two such
 * groups lies still and stays together in one `<svg>`.
 *
 * @param svg one `<svg>` element without comments, as in motifs/
 * @throws if the text is something else
 */
export function inBoxes(svg: string): string {
  const [, start, body] = /^(<svg\b[^>]*>)(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (!start || body === undefined) throw new Error(`Not a drawing: ${svg.slice(0, 80)}`);
  return boxes(body, start);
}

/** The drawing as a single `<svg>`, without the names that only motion needs. */
export function still(svg: string): string {
  return svg.trim().replaceAll(/ class="(?:layer|m-)[^"]*"/g, '');
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
