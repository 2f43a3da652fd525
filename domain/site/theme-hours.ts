/** Night lasts until 05:59 local time (THEME-1). */
export const nightStartsAtHour = 20;
export const nightEndsAtHour = 6;

/** THEME-2. */
export const themeStorageKey = 'preferred-theme';

type Theme = 'light' | 'dark';

export function isNight(hour: number): boolean {
  return hour >= nightStartsAtHour || hour < nightEndsAtHour;
}

/** The stored choice, else dark by night and light by day (THEME-1). */
export function initialTheme(stored: string | null, hour: number): Theme {
  if (stored === 'light' || stored === 'dark') return stored;
  return isNight(hour) ? 'dark' : 'light';
}
