import { useEffect } from 'react';

/** Milliseconds: longer than a double click, shorter than reading another label takes. */
const settleMs = 500;

/** Pixels that a hand may move between the clicks of a double click, as Windows has it. */
const jitter = 4;

const acts = 'button, a[href], summary, label, [role=button], [role=tab], [role=menuitem], [role=option]';

type Under = { readonly act: Element | null; readonly name: string };

type Spot = { readonly x: number; readonly y: number };

/**
 * An act that appears under the pointer takes no click for half a second: the second click of a double click meant what
 * stood there before. A button that does something else afterwards gets a `key`, so that it is another one; buttons of one
 * name that act on different entries differ in `value`. Keys are not concerned, since focus does not move by itself.
 */
export function useSteadyClicks(): void {
  useEffect(() => {
    let spot: Spot = { x: -jitter, y: -jitter };
    /** The act under the pointer when it arrived or last clicked. A key clears it, because keys change acts on purpose. */
    let meant: Under | undefined;
    let changedAt: number | undefined;
    let frame = 0;

    function look() {
      cancelAnimationFrame(frame);
      frame = 0;
      if (meant === undefined || isSame(actAt(spot), meant)) changedAt = undefined;
      else changedAt ??= performance.now();
    }

    function arrive(to: Spot) {
      spot = to;
      meant = actAt(to);
      changedAt = undefined;
    }

    function onPointer({ clientX: x, clientY: y }: PointerEvent) {
      if (!isNear(spot, { x, y })) arrive({ x, y });
    }

    function onKeys() {
      meant = undefined;
      changedAt = undefined;
    }

    /** Pressing the button counts too, since it moves the focus. */
    function onPress(event: MouseEvent) {
      // A key, or a click that the page made itself.
      if (event.detail === 0) return;
      look();
      if (changedAt !== undefined && performance.now() - changedAt < settleMs) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else arrive({ x: event.clientX, y: event.clientY });
    }

    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(look);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    const ending = new AbortController();
    const { signal } = ending;
    for (const type of ['pointermove', 'pointerdown'] as const)
      document.addEventListener(type, onPointer, { signal, capture: true, passive: true });
    for (const type of ['keydown', 'input'] as const)
      document.addEventListener(type, onKeys, { signal, capture: true, passive: true });
    for (const type of ['mousedown', 'click'] as const)
      document.addEventListener(type, onPress, { signal, capture: true });
    return () => {
      ending.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}

function actAt({ x, y }: Spot): Under {
  const act = document.elementFromPoint(x, y)?.closest(acts) ?? null;
  const label = act?.getAttribute('aria-label') ?? act?.textContent ?? '';
  return { act, name: `${label} ${act?.getAttribute('value') ?? ''}` };
}

/** A list that is drawn anew has acts of the same names; a switch that says what it does next is still the same. */
function isSame(one: Under, other: Under): boolean {
  return one.name === other.name || (one.act !== null && one.act === other.act);
}

function isNear(one: Spot, other: Spot): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < jitter;
}
