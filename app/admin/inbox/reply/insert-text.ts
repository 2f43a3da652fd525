/** At the cursor, as if typed, so that the browser's own undo takes it back; at the end if nobody has been there. */
export function insertText(field: HTMLTextAreaElement, text: string, wasVisited: boolean): void {
  field.focus();
  if (!wasVisited) field.setSelectionRange(field.value.length, field.value.length);
  // Deprecated, and still the only way that keeps the undo steps of a text field.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
