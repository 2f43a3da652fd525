import { dueTimes } from '#server/inbox/inbox-filter.ts';
import { content } from './content.ts';

/** For a promise of two working days. */
export function dueAt(moment: string) {
  return dueTimes({ content: () => content, clock: () => new Date(moment) });
}
