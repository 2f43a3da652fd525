/** A ref for what stands in a dialog only later than the dialog itself. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
