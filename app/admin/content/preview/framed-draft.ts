import { framedFields } from './framed-fields.ts';

type Answers = {
  readonly onField: (field: string) => void;
  readonly onPage: (path: string) => void;
  readonly onEscape: () => void;
};

export type FramedDraft = NonNullable<ReturnType<typeof framedDraft>>;

/** How far an operator has scrolled, and which details are open. */
type Reading = { readonly scrolled: number; readonly opened: readonly boolean[] };

const outlines = `
  .field-outline{position:absolute;z-index:2147483647;pointer-events:none;border-radius:4px;outline:3px solid var(--focus);outline-offset:4px;box-shadow:0 0 0 9px color-mix(in srgb,var(--bg) 85%,transparent)}
  .field-outline.pointed{outline-style:dashed}
  .language-hint{display:none}
  html{scroll-behavior:auto!important}
`;

/** A page of the draft in a frame: reports clicks and outlines fields. Null if no page was loaded. */
export function framedDraft(frame: HTMLIFrameElement, answers: Answers) {
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page?.querySelector('main') || !view) return null;
  const fields = framedFields(page);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(outlines);
  page.adoptedStyleSheets.push(sheet);
  let pointed: string | undefined;
  let shown: string | undefined;

  function draw() {
    for (const old of page!.querySelectorAll('.field-outline')) old.remove();
    if (pointed !== shown) outline(pointed, 'field-outline pointed');
    outline(shown, 'field-outline');
  }

  function rectsOf(field: string): DOMRect[] {
    return fields
      .placesOf(field)
      .map((place) => place.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
  }

  function outline(field: string | undefined, className: string) {
    const { scrollX, scrollY } = view!;
    for (const { left, top, width, height } of field ? rectsOf(field) : []) {
      const box = page!.createElement('div');
      box.className = className;
      Object.assign(box.style, {
        left: `${left + scrollX}px`,
        top: `${top + scrollY}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      page!.body.append(box);
    }
  }

  function point(field: string | undefined) {
    if (field === pointed) return;
    pointed = field;
    draw();
  }

  page.addEventListener('mousemove', ({ clientX, clientY, target }) =>
    point(fields.at(clientX, clientY, target as Element)),
  );
  page.documentElement.addEventListener('mouseleave', () => point(undefined));
  page.addEventListener('click', onClick, true);
  page.addEventListener('auxclick', stop, true);
  page.addEventListener('submit', stop, true);
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !page.querySelector('dialog[open]')) answers.onEscape();
  });
  view.addEventListener('resize', draw);

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const field = fields.at(event.clientX, event.clientY, target);
    const isSummary = target.closest('summary') !== null;
    if (!isSummary) stop(event);
    // From the keyboard, and twice, a link leads to the page that it names; once, to the field of its words.
    const isFollowed = event.detail !== 1 || !field;
    if (link && isFollowed) follow(link);
    else if (field) answers.onField(field);
  }

  function follow(link: HTMLAnchorElement) {
    const { origin, pathname } = new URL(link.getAttribute('href')!, view!.location.origin);
    if (origin === view!.location.origin) answers.onPage(pathname);
  }

  const details = () => [...page.querySelectorAll('details')];

  return {
    /** Outlines the places of a field and scrolls to the first that can be seen; false if there is none. */
    show(field: string, isScrolling: boolean): boolean {
      shown = field;
      const [place] = fields.placesOf(field);
      const element = place && ('startContainer' in place ? place.startContainer : place);
      for (let around = element?.parentNode; around; around = around.parentNode)
        if (around instanceof view.HTMLDetailsElement) around.open = true;
      draw();
      const [rect] = rectsOf(field);
      const isOutside = rect && (rect.top < 0 || rect.bottom > view.innerHeight);
      if (rect && isScrolling && isOutside) {
        view.scrollTo({ top: view.scrollY + rect.top - view.innerHeight / 3 });
      }
      return rect !== undefined;
    },
    patch(texts: ReadonlyMap<string, string>) {
      for (const [field, text] of texts) fields.patch(field, text);
      draw();
    },
    showTheme: (isDark: boolean) => void page.documentElement.classList.toggle('dark', isDark),
    reading: (): Reading => ({ scrolled: view.scrollY, opened: details().map(({ open }) => open) }),
    takeOver({ scrolled, opened }: Reading) {
      for (const [index, element] of details().entries()) element.open = opened[index] ?? element.open;
      view.scrollTo({ top: scrolled });
    },
  };
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
