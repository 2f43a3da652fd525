/** ARIA tabs pattern; undefined for other keys than arrows, Home and End. */
export function nextTab(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowLeft') return (here + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
