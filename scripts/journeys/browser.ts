export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type Browser = {
  readonly version: string;
  readonly resize: (size: { width: number; height: number }) => Promise<void>;
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page, which can use only its arguments, and returns its result. */
  readonly ask: <Arguments extends readonly Json[], Answer>(
    question: (...given: Arguments) => Answer,
    ...given: Arguments
  ) => Promise<Answer>;
  /** Clicks the middle of the first match, scrolled into view; throws if there is none. */
  readonly click: (selector: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Console errors and warnings since the last call; empty if the driver cannot read the console. */
  readonly noise: () => Promise<readonly string[]>;
  readonly hearsConsole: boolean;
  readonly close: () => Promise<void>;
};

export const sizes = { large: { width: 1280, height: 900 }, small: { width: 600, height: 900 } } as const;

export const keys = { escape: '\uE00C', shift: '\uE008', right: '\uE014' } as const;

/** Scrolls instantly: with smooth scrolling a driver would click at the wrong place. */
export function toTheMiddle(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Polls until the answer is true; throws with `what` after ten seconds. */
export async function until<Arguments extends readonly Json[]>(
  browser: Browser,
  what: string,
  question: (...given: Arguments) => boolean,
  ...given: Arguments
): Promise<void> {
  const end = performance.now() + 10_000;
  // During a navigation a browser may refuse to answer.
  while (!(await browser.ask(question, ...given).catch(() => false))) {
    if (performance.now() > end) throw new Error(`not within ten seconds: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
