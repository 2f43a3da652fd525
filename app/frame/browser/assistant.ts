/** Loads the conversation when the chat opens first. */
export function startAssistant() {
  const body = document.querySelector<HTMLElement>('[data-assistant]');
  const load = async () => (await import('./assistant-dialog.ts')).startConversation(body!);
  body?.closest('dialog')?.addEventListener('toggle', () => void load(), { once: true });
}
