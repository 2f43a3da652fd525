type Answers = {
  /** The page's own theme button was pressed. */
  readonly onThemeToggle: () => void;
  /** Escape was pressed. */
  readonly onEscape: () => void;
};

export type FramedPage = {
  readonly apply: (css: string) => void;
  readonly showTheme: (isDark: boolean) => void;
  readonly release: () => void;
};

/**
 * Takes hold of a public page of our own in a frame, to show it in other colours and another theme. It can be scrolled,
 * tabbed through and read; it keeps nothing in this browser, sends nothing and leads nowhere. Null where the frame
 * holds no page of ours, because it could not be loaded.
 */
export function framedPage(
  frame: HTMLIFrameElement,
  { onThemeToggle, onEscape }: Answers,
): FramedPage | null {
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page?.querySelector('main') || !view) return null;
  const root = page.documentElement;
  let isDark = root.classList.contains('dark');

  // The theme of the frame is nobody's choice but the preview's: neither kept nor taken over from other tabs.
  view.Storage.prototype.setItem = () => {};
  view.Storage.prototype.removeItem = () => {};
  const keepTheme = () => {
    if (root.classList.contains('dark') !== isDark) root.classList.toggle('dark', isDark);
  };
  const observer = new MutationObserver(keepTheme);
  observer.observe(root, { attributeFilter: ['class'] });

  // For visitors, and in the way here.
  for (const hint of page.querySelectorAll('.language-hint')) hint.remove();

  const sheet = new view.CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);

  const onClick = (event: Event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link) {
      stop(event);
      scrollTo(view, link.getAttribute('href')!);
    } else if (target.closest('[data-theme-toggle]')) {
      stop(event);
      onThemeToggle();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !page.querySelector('dialog[open]')) onEscape();
  };
  page.addEventListener('click', onClick, true);
  page.addEventListener('auxclick', onClick, true);
  page.addEventListener('submit', stop, true);
  page.addEventListener('keydown', onKeyDown);

  return {
    apply: (css) => sheet.replaceSync(`:root{${css}}`),
    showTheme(next) {
      isDark = next;
      keepTheme();
    },
    release() {
      observer.disconnect();
    },
  };
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Goes to a place in the page without moving what is around the frame, as the browser's own way would. */
function scrollTo(view: Window, href: string) {
  const target = href.startsWith('#') && view.document.getElementById(href.slice(1));
  if (target) view.scrollTo({ top: view.scrollY + target.getBoundingClientRect().top });
}
