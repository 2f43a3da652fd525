/** The night lasts from 20:00 to 05:59 local time (spec 1 §9). */
export const nightStartsAtHour = 20;
export const nightEndsAtHour = 6;

/** Where a visitor's own choice is kept (spec 1 §3). */
export const themeStorageKey = 'preferred-theme';

type Theme = 'light' | 'dark';

/** True for the hours 20 to 23 and 0 to 5. */
export function isNight(hour: number): boolean {
  return hour >= nightStartsAtHour || hour < nightEndsAtHour;
}

/** The theme a page starts with: the stored choice, else dark by night and light by day (spec 1 §4). */
export function initialTheme(stored: string | null, hour: number): Theme {
  if (stored === 'light' || stored === 'dark') return stored;
  return isNight(hour) ? 'dark' : 'light';
}
