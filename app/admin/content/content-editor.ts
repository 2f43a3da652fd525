import type {
  ContentField,
  ContentState,
  DraftAnswer,
  DraftPatch,
  FieldProblem,
} from '#domain/api/content.ts';
import { autosave } from './autosave.ts';
import { keepingSame, withItemsOf, withStored } from './field-list.ts';
import { changeTo, draftedTarget, type Target, targetValue } from './field-target.ts';
import { withNewItems } from './new-items.ts';
import { type ShownField, shownField } from './shown-field.ts';
import { stepHistory } from './step-history.ts';
import { type LostText, lostTextsIn, type UnsavedTexts, unsavedTextsIn } from './unsaved-texts.ts';

/** `seen` and `version` are of the field as it was when one began. */
type Typed = { readonly target: Target; readonly seen: number | null; readonly version: number };

type Waiting = readonly [id: string, typing: Typed];

type Parts = {
  save: (order: DraftPatch) => Promise<DraftAnswer>;
  /** Before it is sent; the server judges again. */
  judge: (field: ContentField, value: unknown) => Omit<FieldProblem, 'id'> | undefined;
  /** Another attempt would be refused as well. */
  isFinal: (error: unknown) => boolean;
  onStored?: (fields: readonly ContentField[]) => void;
  /** Fields that come into being with their first value. */
  newField?: (id: string) => ContentField | undefined;
  clock?: () => number;
  pauseMs?: number;
  againMs?: number;
};

export type ContentEditor = ReturnType<typeof contentEditor>;

/** The draft of all texts and facts in this browser: typed here, stored on the server a moment later. */
export function contentEditor({
  save,
  judge,
  isFinal,
  onStored,
  newField = () => undefined,
  clock = Date.now,
  pauseMs = 700,
  againMs = 5000,
}: Parts) {
  const fields = new Map<string, ContentField>();
  const typed = new Map<string, Typed>();
  const problems = new Map<string, FieldProblem>();
  const conflicts = new Map<string, ContentField>();
  const shown = new Map<string, ShownField>();
  const watchers = new Set<() => void>();
  const history = stepHistory<Target>(clock);
  let list: readonly ContentField[] = [];
  let unsavedTexts: UnsavedTexts | undefined;
  let lostTexts: readonly LostText[] | undefined;
  let revision = -1;
  let version = -1;
  /** Of the release that the server knew when it last answered. */
  let answered = -1;
  let changes = 0;
  const saving = autosave<Waiting>({
    batch,
    send,
    isFinal,
    tell: (sent) => tell(sent.map(([id]) => id)),
    pauseMs,
    againMs,
  });

  function tell(ids: Iterable<string>) {
    unsavedTexts = undefined;
    lostTexts = undefined;
    changes += 1;
    for (const id of ids) shown.delete(id);
    for (const onChange of watchers) onChange();
  }

  function setFields(next: readonly ContentField[]) {
    const before = new Map(fields);
    const known = new Set(next.map(({ id }) => id));
    const made = [...typed.keys()].flatMap((id) => (known.has(id) ? [] : (newField(id) ?? [])));
    list = keepingSame(withNewItems([...next, ...made]), before);
    fields.clear();
    for (const field of list) fields.set(field.id, field);
    for (const id of [...shown.keys()]) if (fields.get(id) !== before.get(id)) shown.delete(id);
  }

  function seenOf(id: string): number | null {
    return fields.get(id)?.draft?.revision ?? null;
  }

  function currentTarget(id: string): Target {
    const waiting = typed.get(id);
    if (waiting) return waiting.target;
    return draftedTarget(fields.get(id)?.draft);
  }

  function apply(id: string, target: Target, isTyping: boolean) {
    const field = fields.get(id);
    if (!field || field.isLocked) return;
    typed.set(id, { ...(typed.get(id) ?? { seen: seenOf(id), version }), target });
    problems.delete(id);
    const problem = target.to === 'value' ? judge(field, target.value) : undefined;
    if (problem) problems.set(id, { id, ...problem });
    // A choice is complete at once, and only the server can show it on the page.
    if (isTyping) saving.wait();
    else saving.soon();
    // The order of a list decides which fields there are.
    if (field.kind === 'order') showOrder(field, target);
    tell([id]);
  }

  function showOrder(order: ContentField, target: Target) {
    setFields(withItemsOf(order, targetValue(order, target), list));
  }

  function batch(): Waiting[] {
    return [...typed].filter(([id]) => !problems.has(id) && !conflicts.has(id));
  }

  async function send(ready: readonly Waiting[]): Promise<void> {
    for (const seen of new Set(ready.map(([, typing]) => typing.version))) {
      const changes = ready.flatMap(([id, typing]) =>
        typing.version === seen ? [changeTo(typing.target, id, typing.seen)] : [],
      );
      receive(
        await save({ version: seen, changes }),
        changes.map(({ id }) => id),
        ready,
      );
    }
  }

  function receive(answer: DraftAnswer, ids: readonly string[], sent: readonly Waiting[]) {
    revision = answer.revision;
    answered = answer.version;
    setFields(withStored(list, [...answer.stored, ...answer.conflicts]));
    for (const problem of answer.problems) problems.set(problem.id, problem);
    for (const field of answer.conflicts) conflicts.set(field.id, field);
    const refused = new Set([...answer.problems, ...answer.conflicts].map(({ id }) => id));
    const before = new Map(sent);
    for (const id of ids.filter((one) => !refused.has(one))) {
      const now = typed.get(id);
      if (now === before.get(id)) typed.delete(id);
      // Typed on while the answer was on its way.
      else if (now) typed.set(id, { ...now, seen: seenOf(id), version: answered });
    }
    onStored?.(answer.stored);
    tell(ids);
  }

  function travel(step: { id: string; target: Target } | undefined): string | undefined {
    if (!step) return undefined;
    conflicts.delete(step.id);
    apply(step.id, step.target, false);
    return step.id;
  }

  return {
    watch(onChange: () => void) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    /** The same array until a field is stored, arrives or goes. */
    fields: () => list,
    /** Grows with each change of what is shown. */
    changes: () => changes,
    saveState: saving.state,
    revision: () => revision,
    /** Texts and prices that the server does not have yet; the same map until something changes. */
    unsavedTexts() {
      unsavedTexts ??= unsavedTextsIn(typed, fields);
      return unsavedTexts;
    },
    /** Typed here and not stored; what is refused counts too. */
    unsavedCount: () => typed.size,
    /** Fields that were refused, or that somebody else has changed too. */
    troubleCount: () => new Set([...conflicts.keys(), ...problems.keys()]).size,
    shown(id: string): ShownField | undefined {
      const field = fields.get(id);
      if (!field) return undefined;
      let found = shown.get(id);
      if (!found) {
        const trouble = { problem: problems.get(id), conflict: conflicts.get(id) };
        found = shownField(field, typed.get(id)?.target, trouble);
        shown.set(id, found);
      }
      return found;
    },
    /** `isTyping`: what follows soon in the same field is one step. */
    set(id: string, target: Target, isTyping = false) {
      if (!fields.has(id)) {
        const made = newField(id);
        if (!made) return;
        setFields([...list, made]);
      }
      history.note({ id, before: currentTarget(id), after: target, isTyping });
      apply(id, target, isTyping);
    },
    undo: () => travel(history.back()),
    redo: () => travel(history.forth()),
    canUndo: history.canGoBack,
    canRedo: history.canGoForth,
    /** Ends a conflict with one of both values. */
    take(id: string, whose: 'own' | 'other') {
      const conflict = conflicts.get(id);
      const own = typed.get(id);
      conflicts.delete(id);
      if (whose === 'other') {
        typed.delete(id);
        problems.delete(id);
        setFields([...list]);
      } else if (own)
        typed.set(id, {
          ...own,
          seen: conflict?.draft?.revision ?? null,
          version: Math.max(version, answered),
        });
      saving.soon();
      tell([id]);
    },
    /** What the server has. What was typed here stays until it has been stored or refused. */
    load(state: ContentState) {
      if (state.version === version && state.revision < revision) return;
      ({ version, revision } = state);
      const ordersTyped = [...typed].filter(([id]) => fields.get(id)?.kind === 'order');
      setFields(state.fields);
      for (const [id, { target }] of ordersTyped) {
        const order = fields.get(id);
        if (order) showOrder(order, target);
      }
      // A conflict shows what the other value is now.
      for (const id of conflicts.keys()) conflicts.set(id, fields.get(id) ?? conflicts.get(id)!);
      tell(conflicts.keys());
      // The server answers again, for example after a new sign-in.
      if (saving.state() === 'failed') saving.soon();
    },
    /** Typed texts whose item somebody has removed meanwhile; the same list until something changes. */
    lost(): readonly LostText[] {
      lostTexts ??= lostTextsIn(typed, fields);
      return lostTexts;
    },
    forget(id: string) {
      typed.delete(id);
      problems.delete(id);
      tell([id]);
    },
    saveNow: saving.flush,
    stop() {
      saving.stop();
      watchers.clear();
    },
  };
}
