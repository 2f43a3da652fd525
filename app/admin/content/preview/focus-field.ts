/** Brings the first field of a place in its page, or one of them, in view and gives it the focus. */
export function focusField(path: string, id?: string): boolean {
  const place = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(path)}"]`);
  const field =
    (id && document.getElementById(`content-${id}`)) ??
    place?.querySelector<HTMLElement>('[id^="content-"]') ??
    place;
  if (!field) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}
