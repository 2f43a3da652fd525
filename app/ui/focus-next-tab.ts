import type { KeyboardEvent } from 'react';

/**
 * ARIA tabs pattern: arrows along the list, Home and End focus another tab. Returns its place in the list, undefined for
 * other keys.
 */
export function focusNextTab(event: KeyboardEvent<HTMLElement>): number | undefined {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const here = tabs.indexOf(document.activeElement as HTMLElement);
  const isVertical = event.currentTarget.ariaOrientation === 'vertical';
  const next = nextTab(event.key, here, tabs.length, isVertical);
  if (next === undefined) return undefined;
  event.preventDefault();
  tabs[next]?.focus();
  return next;
}

function nextTab(key: string, here: number, count: number, isVertical: boolean): number | undefined {
  if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) return (here + 1) % count;
  if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) return (here + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
