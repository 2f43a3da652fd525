import { type Content, oncePerContent } from '#content/content.ts';
import { facts } from '#content/facts.ts';
import { type ContentProblem, problemAt } from '#domain/api/content-checks.ts';
import { languages } from '#domain/language/languages.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { textPlaceOf } from '#domain/publishing/edited-text.ts';
import { leapOf } from '#domain/publishing/leap.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { contentProblems } from './checks.ts';
import { fieldsById } from './field-list.ts';
import { contentReader, fieldsThatDiffer } from './stored-edits.ts';

const noEdits: StoredEdits = {};

/** Cached, because live content is compared with every change of the draft. */
const problemsNamed = oncePerContent((defaults: Content) => {
  const known = new WeakMap<StoredEdits, ReadonlySet<string>>();
  return (edits: StoredEdits): ReadonlySet<string> => {
    const names = known.get(edits) ?? new Set(contentProblems(defaults, edits).map(nameOf));
    known.set(edits, names);
    return names;
  };
});

/** Leaves out problems of the live site: publishing a headline does not wait for the imprint of a site that never had one. */
export function newProblems(
  defaults: Content,
  next: StoredEdits,
  live: StoredEdits = noEdits,
): ContentProblem[] {
  if (next === live) return [];
  const touched = textsTouched(defaults, next, live);
  const before = touched
    ? new Set(contentProblems(defaults, live, touched).map(nameOf))
    : problemsNamed(defaults)(live);
  const found = contentProblems(defaults, next, touched).filter((problem) => !before.has(nameOf(problem)));
  return touched ? found : [...found, ...leaps(defaults, next, live)];
}

function leaps(defaults: Content, next: StoredEdits, live: StoredEdits): ContentProblem[] {
  const fields = fieldsById(defaults, next, []);
  return fieldsThatDiffer(live, next).flatMap((id) => {
    const valueIn = (edits: StoredEdits) => edits[id]?.value ?? fields.get(id)?.defaultValue;
    const found = leapOf(valueIn(live), valueIn(next));
    return found ? [problemAt(id, found.code, { times: found.times })] : [];
  });
}

/**
 * Whether a field is a changed text or the same place in another language: nothing else can have a new problem then. Undefined if
 * anything but texts has changed, such as a price that texts name.
 */
function textsTouched(
  defaults: Content,
  next: StoredEdits,
  live: StoredEdits,
): ((id: string) => boolean) | undefined {
  const ids = new Set([...Object.keys(next), ...Object.keys(live)]);
  const changed = [...ids].filter((id) => next[id] !== live[id] && !isSame(next[id], live[id]));
  const paths = new Set(changed.map(placeOfText));
  const [now, before] = [next, live].map(contentReader(defaults)) as [Content, Content];
  // Some facts are made of words.
  const isFactNew = languages.some((language) => !isSame(facts(now, language), facts(before, language)));
  if (paths.has(undefined) || isFactNew) return undefined;
  return (id) => paths.has(placeOfText(id));
}

/** `nova.hero.title` of `de.nova.hero.title`; undefined for anything but texts. */
function placeOfText(id: string): string | undefined {
  const place = textPlaceOf(id);
  return place && `${place.namespace}.${place.path}`;
}

/** New problems that would break a page or the law. */
export function blockingProblems(defaults: Content, next: StoredEdits, live?: StoredEdits): ContentProblem[] {
  return newProblems(defaults, next, live).filter(({ severity }) => severity === 'blocks');
}

function nameOf({ id, code }: ContentProblem): string {
  return `${code} ${id}`;
}
