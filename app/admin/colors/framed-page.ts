type Answers = {
  readonly onThemeToggle: () => void;
  readonly onEscape: () => void;
  readonly onScroll: (top: number) => void;
};

export type FramedPage = NonNullable<ReturnType<typeof framedPage>>;

/** Stores nothing, sends nothing, follows no link. Null if the frame failed to load a page of this site. */
export function framedPage(frame: HTMLIFrameElement, { onThemeToggle, onEscape, onScroll }: Answers) {
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page?.querySelector('main') || !view) return null;
  const root = page.documentElement;
  let isDark = root.classList.contains('dark');

  // Only the preview sets the theme: it is neither stored nor synchronised with other tabs.
  view.Storage.prototype.setItem = () => {};
  view.Storage.prototype.removeItem = () => {};
  const keepTheme = () => {
    if (root.classList.contains('dark') !== isDark) root.classList.toggle('dark', isDark);
  };
  const observer = new MutationObserver(keepTheme);
  observer.observe(root, { attributeFilter: ['class'] });

  // The language hint is for visitors and covers the preview.
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
  view.addEventListener('scroll', () => onScroll(view.scrollY), { passive: true });

  return {
    apply: (css: string) => sheet.replaceSync(`:root{${css}}`),
    showTheme(next: boolean) {
      isDark = next;
      keepTheme();
    },
    scrollTo: (top: number) => view.scrollTo({ top, behavior: 'instant' }),
    release: () => observer.disconnect(),
  };
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** The browser's own scrolling to an anchor would also move the page around the frame. */
function scrollTo(view: Window, href: string) {
  const target = href.startsWith('#') && view.document.getElementById(href.slice(1));
  if (target) view.scrollTo({ top: view.scrollY + target.getBoundingClientRect().top });
}
