import foundStyles from '#app/sections/search/found.css?inline';
import { type SearchedWords, type SearchResult, searchKeyOffKey } from '#domain/api/search.ts';
import { isKeyOn } from './search.ts';
import dialogStyles from './search-dialog.css?inline';

/** Time after the last key before a question is sent. */
const pauseMs = 120;

let shown: ReturnType<typeof createDialog> | undefined;

/** Opens the search over the page; the focus returns to `opener` when it closes. `link` leads to the page of the search. */
export async function openSearch(link: HTMLAnchorElement, opener: HTMLElement) {
  shown ??= createDialog(link, await ask(link.dataset.search!, ''));
  shown.open(opener);
}

async function ask(language: string, query: string, signal?: AbortSignal): Promise<SearchedWords> {
  const answer = await fetch(`/api/search?${new URLSearchParams({ language, q: query })}`, {
    signal: signal ?? null,
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as SearchedWords;
}

/** A combobox with a list (ARIA APG): no result is active before an arrow key, so that Enter leads to the page of the search. */
function createDialog(link: HTMLAnchorElement, { labels }: SearchedWords) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer components{${foundStyles}${dialogStyles}}`);
  document.adoptedStyleSheets.push(sheet);

  const input = make('input', {
    class: 'input',
    // In a search field, Escape would only empty it.
    type: 'text',
    name: 'q',
    role: 'combobox',
    autocomplete: 'off',
    enterkeyhint: 'search',
    placeholder: labels.label,
    'aria-label': labels.label,
    'aria-autocomplete': 'list',
    'aria-controls': 'search-found',
    'aria-expanded': 'false',
  });
  const close = make(
    'button',
    { class: 'iconbtn', type: 'button', 'aria-label': labels.close, 'data-closes': '' },
    '✕',
  );
  const form = make('form', { role: 'search', action: link.href }, input, close);
  const status = make('p', { class: 'search-count', role: 'status' });
  const list = make('ul', {
    class: 'found',
    id: 'search-found',
    role: 'listbox',
    'aria-label': labels.label,
  });
  const links = make('p', { class: 'search-links' });
  const dialog = make(
    'dialog',
    { class: 'search-dialog', 'aria-label': link.ariaLabel! },
    form,
    status,
    list,
    links,
    keySwitch(labels.key),
  );
  let opener = link as HTMLElement;
  let request = new AbortController();
  let timer = 0;
  document.body.append(dialog);

  const options = () => [...list.children] as HTMLElement[];
  const active = () => list.querySelector<HTMLElement>('[aria-selected=true]');

  function activate(option: HTMLElement | undefined) {
    active()?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function show(answer: Pick<SearchedWords, 'status' | 'results' | 'links'>) {
    activate(undefined);
    status.textContent = answer.status;
    list.replaceChildren(...answer.results.map((result, place) => optionOf(result, place)));
    links.replaceChildren(...answer.links.map(({ name, href }) => make('a', { class: 'link', href }, name)));
    input.setAttribute('aria-expanded', String(answer.results.length > 0));
  }

  async function search() {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    try {
      show(await ask(link.dataset.search!, input.value, signal));
    } catch {
      if (!signal.aborted)
        show({ status: labels.failed, results: [], links: [{ name: link.ariaLabel!, href: link.href }] });
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void search(), pauseMs);
  });
  input.addEventListener('keydown', (event) => {
    const all = options();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length > 0) {
      event.preventDefault();
      const place = all.indexOf(active()!);
      activate(all.at(place < 0 && step < 0 ? -1 : (place + step) % all.length));
    } else if (event.key === 'Enter' && active()) {
      event.preventDefault();
      active()!.querySelector('a')!.click();
    }
  });
  dialog.addEventListener('click', ({ target }) => {
    const element = target as Element;
    // A link leads away; on the same page it must not stay below the dialog.
    if (element === dialog || element.closest('[data-closes],a')) dialog.close();
  });
  list.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a')) (target as Element).closest('li')?.querySelector('a')?.click();
  });
  dialog.addEventListener('close', () => opener.focus());

  return {
    open(from: HTMLElement) {
      opener = from === document.body ? link : from;
      dialog.showModal();
      input.select();
    },
  };
}

/** Switches the key `/` off and on (A11Y-31). */
function keySwitch(label: string): HTMLElement {
  const box = make('input', { type: 'checkbox' });
  box.checked = isKeyOn();
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(searchKeyOffKey);
      else localStorage.setItem(searchKeyOffKey, '1');
    } catch {
      box.checked = true;
    }
  });
  return make('label', { class: 'search-key' }, box, label);
}

function optionOf({ href, above, heading, sentence, figure }: SearchResult, place: number): HTMLElement {
  const parts = sentence.map(({ text, isFound }) => (isFound ? make('mark', {}, text) : text));
  return make(
    'li',
    { id: `search-found-${place}`, role: 'option', 'aria-selected': 'false' },
    make('p', { class: 'found-above' }, above.join(' › ')),
    make('h2', {}, make('a', { href, tabindex: '-1' }, heading)),
    make('p', {}, ...parts),
    ...(figure ? [make('p', { class: 'found-figure num' }, figure)] : []),
  );
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
