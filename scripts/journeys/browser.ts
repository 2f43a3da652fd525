/** What goes between this process and a page: anything JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One browser with one window, driven as a visitor would: real clicks and keys. */
export type Browser = {
  readonly version: string;
  readonly resize: (size: { width: number; height: number }) => Promise<void>;
  /** Loads an address and waits until it is complete. */
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments; gives what it returns. */
  readonly ask: <Arguments extends readonly Json[], Answer>(
    question: (...given: Arguments) => Answer,
    ...given: Arguments
  ) => Promise<Answer>;
  /** Clicks the middle of the first element, scrolled into view; throws if there is none. */
  readonly click: (selector: string) => Promise<void>;
  /** Types into the field that has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Errors and warnings that the console has shown since the last call; none where the driver cannot tell. */
  readonly noise: () => Promise<readonly string[]>;
  readonly hearsConsole: boolean;
  readonly close: () => Promise<void>;
};

export const sizes = { large: { width: 1280, height: 900 }, small: { width: 600, height: 900 } } as const;

/** The keys of WebDriver that are no letters. */
export const keys = { escape: '\uE00C', shift: '\uE008', right: '\uE014' } as const;

/** Scrolls an element to the middle at once: a driver would aim while the page still glides. */
export function toTheMiddle(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Asks until the answer is true; throws with `what` after ten seconds. */
export async function until<Arguments extends readonly Json[]>(
  browser: Browser,
  what: string,
  question: (...given: Arguments) => boolean,
  ...given: Arguments
): Promise<void> {
  const end = performance.now() + 10_000;
  // While one page gives way to the next, a browser may refuse to answer.
  while (!(await browser.ask(question, ...given).catch(() => false))) {
    if (performance.now() > end) throw new Error(`not within ten seconds: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
