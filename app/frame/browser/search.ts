import { searchKeyOffKey } from '#domain/api/search.ts';

/** Loads the dialog of the search when it is used first: by the link in the header, `/`, Ctrl+K or ⌘K. */
export function startSearch() {
  const link = document.querySelector<HTMLAnchorElement>('[data-search]');
  if (!link) return;
  const open = (event: Event) => {
    event.preventDefault();
    const opener = event.type === 'click' ? link : (document.activeElement as HTMLElement);
    import('./search-dialog.ts')
      .then(({ openSearch }) => openSearch(link, opener))
      .catch(() => location.assign(link.href));
  };
  link.addEventListener('click', (event) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) open(event);
  });
  document.addEventListener('keydown', (event) => {
    const isShortcut =
      event.ctrlKey || event.metaKey ? event.key === 'k' && !event.altKey : event.key === '/' && isKeyOn();
    const isTyping = (event.target as Element).closest(
      'input,textarea,select,[contenteditable],dialog[open]',
    );
    if (isShortcut && !event.repeat && !isTyping) open(event);
  });
}

/** False once the visitor has switched `/` off in the dialog. */
export function isKeyOn(): boolean {
  try {
    return localStorage.getItem(searchKeyOffKey) === null;
  } catch {
    return true;
  }
}
