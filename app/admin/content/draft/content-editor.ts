import { withItems } from '#content/edits/items.ts';
import type {
  ContentField,
  ContentState,
  DraftAnswer,
  DraftPatch,
  FieldProblem,
} from '#domain/api/content.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { autosave } from './autosave.ts';
import {
  changeTo,
  draftedTarget,
  ordersShown,
  type ShownField,
  shownField,
  type Target,
  type UnsavedTexts,
  unsavedTextsIn,
} from './field-values.ts';
import { stepHistory } from './step-history.ts';

/** `seen` and `version` are the revision and the release of the field when its operator began to change it. */
type Typed = { readonly target: Target; readonly seen: number | null; readonly version: number };

type LostText = { readonly id: string; readonly text: string };

type Parts = {
  save: (order: DraftPatch) => Promise<DraftAnswer>;
  /** Before it is sent; the server judges again. */
  judge?: (field: ContentField, value: unknown) => Omit<FieldProblem, 'id'> | undefined;
  onStored?: (fields: readonly ContentField[]) => void;
  /** Fields that come into being with their first value. */
  newField?: (id: string) => ContentField | undefined;
  pauseMs?: number;
};

export type ContentEditor = ReturnType<typeof contentEditor>;

/** The draft of all texts and facts in this browser: typed here, stored on the server a moment later. */
export function contentEditor({ save, judge, onStored, newField = () => undefined, pauseMs = 700 }: Parts) {
  let fields: ReadonlyMap<string, ContentField> = new Map();
  const typed = new Map<string, Typed>();
  const problems = new Map<string, FieldProblem>();
  const conflicts = new Map<string, ContentField>();
  const shown = new Map<string, ShownField>();
  const watchers = new Set<() => void>();
  const history = stepHistory();
  let list: readonly ContentField[] = [];
  let unsavedTexts: UnsavedTexts | undefined;
  let lostTexts: readonly LostText[] | undefined;
  let revision = -1;
  let version = -1;
  /** Of the release that the server knew when it last answered. */
  let answered = -1;
  let changes = 0;
  const saving = autosave({ isReady: () => batch().length > 0, send, onState: () => tell([]), pauseMs });

  function tell(ids: Iterable<string>) {
    unsavedTexts = undefined;
    lostTexts = undefined;
    changes += 1;
    for (const id of ids) shown.delete(id);
    for (const onChange of watchers) onChange();
  }

  /** Equal fields stay the same objects, so that only changed ones are drawn again. */
  function setFields(next: readonly ContentField[]) {
    const before = fields;
    const known = new Set(next.map(({ id }) => id));
    const made = [...typed.keys()].flatMap((id) => (known.has(id) ? [] : (newField(id) ?? [])));
    const orders = ordersShown(next, typed, fields);
    const listed: readonly ContentField[] = withItems([...next, ...made], orders, true);
    list = listed.map((field) => {
      const same = before.get(field.id);
      return same && isSame(same, field) ? same : field;
    });
    fields = new Map(list.map((field) => [field.id, field]));
    for (const id of [...shown.keys()]) if (fields.get(id) !== before.get(id)) shown.delete(id);
  }

  function seenOf(id: string): number | null {
    return fields.get(id)?.draft?.revision ?? null;
  }

  function apply(id: string, target: Target, isTyping: boolean) {
    const field = fields.get(id);
    if (!field || field.isLocked) return;
    typed.set(id, { ...(typed.get(id) ?? { seen: seenOf(id), version }), target });
    problems.delete(id);
    const problem = target.to === 'value' ? judge?.(field, target.value) : undefined;
    if (problem) problems.set(id, { id, ...problem });
    // A choice is complete, and only the server can show it on the page.
    if (isTyping) saving.wait();
    else saving.soon();
    // The order of a list decides which fields there are.
    if (field.kind === 'order') setFields(list);
    tell([id]);
  }

  function batch() {
    return [...typed].filter(([id]) => !problems.has(id) && !conflicts.has(id));
  }

  async function send(): Promise<void> {
    const ready = batch();
    for (const seen of new Set(ready.map(([, typing]) => typing.version))) {
      const sent = ready.filter(([, typing]) => typing.version === seen);
      const changes = sent.map(([id, typing]) => changeTo(typing.target, id, typing.seen));
      receive(await save({ version: seen, changes }), sent);
    }
  }

  function receive(answer: DraftAnswer, sent: ReturnType<typeof batch>) {
    revision = answer.revision;
    answered = answer.version;
    const newer = new Map([...answer.stored, ...answer.conflicts].map((field) => [field.id, field]));
    const kept = list.map((field) => newer.get(field.id) ?? field);
    for (const { id } of list) newer.delete(id);
    setFields([...kept, ...newer.values()]);
    for (const problem of answer.problems) problems.set(problem.id, problem);
    for (const field of answer.conflicts) conflicts.set(field.id, field);
    const refused = new Set([...answer.problems, ...answer.conflicts].map(({ id }) => id));
    for (const [id, typing] of sent) {
      if (refused.has(id)) continue;
      const now = typed.get(id);
      if (now === typing) typed.delete(id);
      // Typed on while the answer was on its way.
      else if (now) typed.set(id, { ...now, seen: seenOf(id), version: answered });
    }
    onStored?.(answer.stored);
    tell(sent.map(([id]) => id));
  }

  function travel(step: { id: string; target: Target } | undefined): string | undefined {
    if (!step) return undefined;
    conflicts.delete(step.id);
    apply(step.id, step.target, false);
    return step.id;
  }

  function lostText([id, { target }]: readonly [string, Typed]): LostText[] {
    const isLost = !fields.has(id) && target.to === 'value' && typeof target.value === 'string';
    return isLost ? [{ id, text: target.value }] : [];
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
    unsavedTexts: () => (unsavedTexts ??= unsavedTextsIn(typed, fields)),
    /** Typed here and not stored; what is refused counts too. */
    unsavedCount: () => typed.size,
    /** Fields that were refused, or that a colleague has changed too. */
    troubleCount: () => new Set([...conflicts.keys(), ...problems.keys()]).size,
    shown(id: string): ShownField | undefined {
      const field = fields.get(id);
      if (!field) return undefined;
      const found =
        shown.get(id) ??
        shownField(field, typed.get(id)?.target, { problem: problems.get(id), conflict: conflicts.get(id) });
      shown.set(id, found);
      return found;
    },
    /** `isTyping`: what follows soon in the same field is one step. */
    set(id: string, target: Target, isTyping = false) {
      if (!fields.has(id)) {
        const made = newField(id);
        if (!made) return;
        setFields([...list, made]);
      }
      const before = typed.get(id)?.target ?? draftedTarget(fields.get(id)!);
      history.note({ id, before, after: target }, isTyping);
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
    /** Takes the server's fields. Typed values stay until they are stored or refused. */
    load(state: ContentState) {
      if (state.version === version && state.revision < revision) return;
      ({ version, revision } = state);
      setFields(state.fields);
      // A conflict shows what the other value is now.
      for (const id of conflicts.keys()) conflicts.set(id, fields.get(id) ?? conflicts.get(id)!);
      tell(conflicts.keys());
      // The server answers again, for example after a new sign-in.
      if (saving.state() === 'failed') saving.soon();
    },
    /** Typed texts whose item a colleague has removed since; the same list until something changes. */
    lost: () => (lostTexts ??= [...typed].flatMap(lostText)),
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
