import type {
  ContentField,
  ContentState,
  DraftAnswer,
  DraftOrder,
  FieldChange,
  FieldFault,
} from '#domain/answers/content.ts';
import { draftValue, isChanged, isSame, liveValue } from './field-values.ts';
import { withNewItems } from './new-items.ts';
import { stepHistory } from './step-history.ts';

/** What a field shall become. `shipped`: as the files say; `live`: without a change in the draft. */
export type Target =
  | { readonly to: 'value'; readonly value: unknown }
  | { readonly to: 'shipped' }
  | { readonly to: 'live' };

/** `seen` and `version` are of the field as it was when one began. */
type Typed = { readonly target: Target; readonly seen: number | null; readonly version: number };

/** A field as one sees it now, with what is not stored yet. */
export type ShownField = {
  readonly field: ContentField;
  readonly value: unknown;
  readonly isChanged: boolean;
  readonly isUnsaved: boolean;
  readonly fault?: FieldFault | undefined;
  /** As somebody else has left it meanwhile. */
  readonly conflict?: ContentField | undefined;
};

export type LostText = { readonly id: string; readonly text: string };

export type SaveState = 'saved' | 'saving' | 'waiting' | 'failed';

type Parts = {
  save: (order: DraftOrder) => Promise<DraftAnswer>;
  /** Before it is sent; the server judges again. */
  judge: (field: ContentField, value: unknown) => Omit<FieldFault, 'id'> | undefined;
  /** Another attempt would be refused as well. */
  isFinal: (error: unknown) => boolean;
  onStored?: (fields: readonly ContentField[]) => void;
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
  clock = Date.now,
  pauseMs = 700,
  againMs = 5000,
}: Parts) {
  const fields = new Map<string, ContentField>();
  const typed = new Map<string, Typed>();
  const faults = new Map<string, FieldFault>();
  const conflicts = new Map<string, ContentField>();
  const shown = new Map<string, ShownField>();
  const watchers = new Set<() => void>();
  const history = stepHistory<Target>(clock);
  let list: readonly ContentField[] = [];
  let unsavedTexts: ReadonlyMap<string, string> | undefined;
  let lostTexts: readonly LostText[] | undefined;
  let revision = -1;
  let version = -1;
  /** Of the publication that the server knew when it last answered. */
  let answered = -1;
  let saveState: SaveState = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  function tell(ids: Iterable<string>) {
    unsavedTexts = undefined;
    lostTexts = undefined;
    for (const id of ids) shown.delete(id);
    for (const onChange of watchers) onChange();
  }

  /** Fields that say the same stay the same objects, so that only what changed is drawn again. */
  function setFields(next: readonly ContentField[]) {
    const before = new Map(fields);
    list = withNewItems(next).map((field) => {
      const known = before.get(field.id);
      return known && isSame(known, field) ? known : field;
    });
    fields.clear();
    for (const field of list) fields.set(field.id, field);
    for (const id of [...shown.keys()]) if (fields.get(id) !== before.get(id)) shown.delete(id);
  }

  function store(stored: readonly ContentField[]) {
    const byId = new Map(stored.map((field) => [field.id, field]));
    const replaced = list.map((field) => byId.get(field.id) ?? field);
    const known = new Set(replaced.map(({ id }) => id));
    setFields([...replaced, ...stored.filter(({ id }) => !known.has(id))]);
  }

  function plan(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function seenOf(id: string): number | null {
    return fields.get(id)?.draft?.revision ?? null;
  }

  function currentTarget(id: string): Target {
    const waiting = typed.get(id);
    if (waiting) return waiting.target;
    const draft = fields.get(id)?.draft;
    if (!draft) return { to: 'live' };
    return 'value' in draft ? { to: 'value', value: draft.value } : { to: 'shipped' };
  }

  function apply(id: string, target: Target) {
    const field = fields.get(id);
    if (!field || field.isLocked) return;
    typed.set(id, { ...(typed.get(id) ?? { seen: seenOf(id), version }), target });
    faults.delete(id);
    const fault = target.to === 'value' ? judge(field, target.value) : undefined;
    if (fault) faults.set(id, { id, ...fault });
    if (saveState !== 'failed') saveState = 'waiting';
    plan(pauseMs);
    // The order of a list decides which fields there are.
    if (field.kind === 'order') showOrder(field, target);
    tell([id]);
  }

  function showOrder(order: ContentField, target: Target) {
    const draft = { value: targetValue(order, target), by: { id: '', name: null }, at: '', revision: 0 };
    const added = withNewItems(list.map((field) => (field.id === order.id ? { ...field, draft } : field)));
    const known = new Set(list.map(({ id }) => id));
    // A new list even without new fields: whoever draws it looks at the order again.
    setFields([...list, ...added.filter(({ id }) => !known.has(id))]);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (sending) {
      await sending;
      if (batch().length > 0 && saveState !== 'failed') await flush();
      return;
    }
    const ready = batch();
    if (ready.length === 0) {
      saveState = 'saved';
      tell([]);
      return;
    }
    saveState = saveState === 'failed' ? 'failed' : 'saving';
    tell([]);
    sending = send(ready);
    await sending;
    sending = undefined;
    if (saveState !== 'failed' && batch().length > 0) plan(pauseMs);
  }

  function batch(): (readonly [string, Typed])[] {
    return [...typed].filter(([id]) => !faults.has(id) && !conflicts.has(id));
  }

  async function send(ready: readonly (readonly [string, Typed])[]): Promise<void> {
    try {
      for (const seen of new Set(ready.map(([, typing]) => typing.version))) {
        const changes = ready.flatMap(([id, typing]) =>
          typing.version === seen ? [changeOf(id, typing)] : [],
        );
        receive(
          await save({ version: seen, changes }),
          changes.map(({ id }) => id),
          ready,
        );
      }
      saveState = batch().length > 0 ? 'waiting' : 'saved';
    } catch (error) {
      saveState = 'failed';
      if (!isFinal(error)) plan(againMs);
    }
    tell(ready.map(([id]) => id));
  }

  function changeOf(id: string, { target, seen }: Typed): FieldChange {
    if (target.to === 'live') return { id, revision: seen, isDiscarded: true };
    return { id, revision: seen, ...(target.to === 'value' && { value: target.value }) };
  }

  function receive(answer: DraftAnswer, ids: readonly string[], sent: readonly (readonly [string, Typed])[]) {
    revision = answer.revision;
    answered = answer.version;
    store([...answer.stored, ...answer.conflicts]);
    for (const fault of answer.faults) faults.set(fault.id, fault);
    for (const field of answer.conflicts) conflicts.set(field.id, field);
    const refused = new Set([...answer.faults, ...answer.conflicts].map(({ id }) => id));
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

  function targetValue(field: ContentField, target: Target): unknown {
    if (target.to === 'value') return target.value;
    return target.to === 'shipped' ? field.shipped : liveValue(field);
  }

  function travel(step: { id: string; target: Target } | undefined): string | undefined {
    if (!step) return undefined;
    conflicts.delete(step.id);
    apply(step.id, step.target);
    return step.id;
  }

  return {
    watch(onChange: () => void) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    /** The same array until a field is stored, arrives or goes. */
    fields: () => list,
    saveState: () => saveState,
    revision: () => revision,
    /** Texts that the server does not have yet; the same map until something changes. */
    unsavedTexts() {
      unsavedTexts ??= new Map(
        [...typed].flatMap(([id, { target }]) => {
          const field = fields.get(id);
          const value = field && targetValue(field, target);
          return typeof value === 'string' ? [[id, value] as const] : [];
        }),
      );
      return unsavedTexts;
    },
    /** Typed here and not stored; what is refused counts too. */
    unsavedCount: () => typed.size,
    /** Fields that were refused, or that somebody else has changed too. */
    troubleCount: () => new Set([...conflicts.keys(), ...faults.keys()]).size,
    shown(id: string): ShownField | undefined {
      const field = fields.get(id);
      if (!field) return undefined;
      let found = shown.get(id);
      if (!found) {
        const waiting = typed.get(id);
        const value = waiting ? targetValue(field, waiting.target) : draftValue(field);
        found = {
          field,
          value,
          isChanged: waiting ? !isSame(value, liveValue(field)) : isChanged(field),
          isUnsaved: waiting !== undefined,
          fault: faults.get(id),
          conflict: conflicts.get(id),
        };
        shown.set(id, found);
      }
      return found;
    },
    /** `isTyping`: what follows soon in the same field is one step. */
    set(id: string, target: Target, isTyping = false) {
      if (!fields.has(id)) return;
      history.note({ id, before: currentTarget(id), after: target, isTyping });
      apply(id, target);
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
        faults.delete(id);
        setFields([...list]);
      } else if (own)
        typed.set(id, {
          ...own,
          seen: conflict?.draft?.revision ?? null,
          version: Math.max(version, answered),
        });
      plan(0);
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
      if (saveState === 'failed') plan(0);
    },
    /** Typed texts whose item somebody has removed meanwhile; the same list until something changes. */
    lost(): readonly LostText[] {
      lostTexts ??= [...typed].flatMap(([id, { target }]) =>
        !fields.has(id) && target.to === 'value' && typeof target.value === 'string'
          ? [{ id, text: target.value }]
          : [],
      );
      return lostTexts;
    },
    forget(id: string) {
      typed.delete(id);
      faults.delete(id);
      tell([id]);
    },
    saveNow: flush,
    stop() {
      clearTimeout(timer);
      watchers.clear();
    },
  };
}
