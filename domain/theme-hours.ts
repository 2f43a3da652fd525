/** Until 05:59 local time (spec 1 §9). */
export const nightStartsAtHour = 20;
export const nightEndsAtHour = 6;

/** Spec 1 §3. */
export const themeStorageKey = 'preferred-theme';

type Theme = 'light' | 'dark';

export function isNight(hour: number): boolean {
  return hour >= nightStartsAtHour || hour < nightEndsAtHour;
}

/** The stored choice, else dark by night and light by day (spec 1 §4). */
export function initialTheme(stored: string | null, hour: number): Theme {
  if (stored === 'light' || stored === 'dark') return stored;
  return isNight(hour) ? 'dark' : 'light';
}
