import type { AssistantAnswer, Quote } from '#domain/api/assistant.ts';
import styles from './assistant-dialog.css?inline';

/** Answers in the dialog what would otherwise lead to the page of the search. Nothing of it is kept in the browser. */
export function startConversation(body: HTMLElement) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer components{${styles}}`);
  document.adoptedStyleSheets.push(sheet);
  const language = body.dataset.assistant!;
  const find = <Found extends Element>(selector: string) => body.querySelector<Found>(selector)!;
  const log = find<HTMLElement>('.chat-log');
  const input = find<HTMLInputElement>('input');
  const person = find<HTMLAnchorElement>('.chat-ways a');
  const remove = find<HTMLButtonElement>('.chat-delete');
  const examples = find<HTMLFormElement>('.chat-examples');
  const [none, failed] = find('.chat-answers').children;
  const support = person.pathname;
  let asked = '';
  let shown: readonly string[] = [];
  let request = new AbortController();

  /** The form with what was asked, where, and what was shown. */
  function leadOn() {
    const question = input.value.trim() || asked;
    const query = new URLSearchParams({ subject: 'assistant', question, page: location.pathname });
    if (question === asked) for (const heading of shown) query.append('shown', heading);
    person.href = question ? `${support}?${query}` : support;
  }

  function start(question: string) {
    request.abort();
    request = new AbortController();
    asked = question;
    shown = [];
    input.value = '';
    input.focus();
    examples.hidden = true;
    remove.hidden = false;
    const part = make('div', 'chat-turn', make('p', 'chat-asked', question));
    log.append(part);
    leadOn();
    return part;
  }

  async function ask(question: string) {
    const part = start(question);
    const { signal } = request;
    let found: readonly Node[];
    try {
      const { quotes } = await answerTo(language, question, signal);
      shown = quotes.map(({ heading }) => heading);
      leadOn();
      found = quotes.length > 0 ? quotes.map(quoteOf) : [none!.cloneNode(true), toForm()];
    } catch {
      if (signal.aborted) return;
      found = [failed!.cloneNode(true), toForm()];
    }
    part.append(...found);
    part.scrollIntoView({ block: 'nearest' });
  }

  function toForm() {
    const link = make('a', 'btn', person.textContent!);
    link.setAttribute('href', person.href);
    return link;
  }

  body.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = (event.submitter as HTMLButtonElement | null) ?? { value: '' };
    const question = value || input.value.trim();
    if (question) void ask(question);
  });
  input.addEventListener('input', leadOn);
  remove.addEventListener('click', () => {
    request.abort();
    log.replaceChildren();
    asked = '';
    shown = [];
    input.value = '';
    examples.hidden = false;
    remove.hidden = true;
    leadOn();
    input.focus();
  });
}

async function answerTo(language: string, question: string, signal: AbortSignal): Promise<AssistantAnswer> {
  const answer = await fetch('/api/assistant', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ language, question }),
    signal,
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as AssistantAnswer;
}

function quoteOf({ sentence, heading, above, href, figure }: Quote): HTMLElement {
  const link = make('a', 'link', heading);
  link.setAttribute('href', href);
  return make(
    'div',
    'chat-quote',
    make('blockquote', '', sentence),
    ...(figure ? [make('p', 'chat-figure num', figure)] : []),
    make('p', 'chat-source', `${above.join(' › ')} › `, link),
  );
}

function make(tag: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}
