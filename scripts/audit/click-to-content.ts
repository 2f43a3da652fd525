import { setTimeout as delay } from 'node:timers/promises';
import { type Cdp, connectCdp, type Params } from './cdp.ts';
import type { Chromium, Pointer } from './launch-chromium.ts';

export type Journey = { from: string; to: string };
export type ClickFigures = Journey & {
  /** Medians of the milliseconds from click or tap to the first paint of the next page. */
  hover: number;
  hoverWithoutRules: number;
  tap: number;
  tapWithoutRules: number;
  /** Share of hovered clicks whose page was prerendered. */
  prerendered: number;
  /** If no rules applied to touch, a difference between the taps is noise. */
  rulesUnderFinger: boolean;
};

type Click = { milliseconds: number; isPrerendered: boolean; hadRules: boolean };

const slowdown = 4;
/** Time from hovering a link to the click, for a quick visitor. */
const restMs = 300;
/** Time from page load to hovering: nobody chooses a link before reading it. */
const readingMs = 1000;
const patienceMs = 30_000;
/** The page records its paint itself, and queries shortly after the click would slow it down. */
const silenceMs = 1000;
export const clicksPerJourney = 7;
/** Clicks before the measured ones: a browser with a fresh profile has background work. */
export const warmUps = 2;

/** Times clicks with the processor slowed down four times, each `runs` times after warming up. */
export async function measureClicks(
  address: string,
  browsers: Record<Pointer, Chromium>,
  journeys: readonly Journey[],
  runs: number,
): Promise<ClickFigures[]> {
  const hovered = await clicksWith('mouse', address, browsers.mouse, journeys, runs);
  const tapped = await clicksWith('finger', address, browsers.finger, journeys, runs);
  return journeys.map((journey, index) => {
    const [hover, tap] = [hovered[index]!, tapped[index]!];
    return {
      ...journey,
      hover: median(hover.withRules),
      hoverWithoutRules: median(hover.withoutRules),
      tap: median(tap.withRules),
      tapWithoutRules: median(tap.withoutRules),
      prerendered: hover.withRules.filter(({ isPrerendered }) => isPrerendered).length / runs,
      rulesUnderFinger: tap.withRules.some(({ hadRules }) => hadRules),
    };
  });
}

async function clicksWith(
  pointer: Pointer,
  address: string,
  { port }: Chromium,
  journeys: readonly Journey[],
  runs: number,
) {
  const cdp = await connectCdp(port);
  const all: { withRules: Click[]; withoutRules: Click[] }[] = [];
  for (const journey of journeys) {
    const clicks = { withRules: [] as Click[], withoutRules: [] as Click[] };
    for (let run = -warmUps; run < runs; run += 1) {
      const withRules = await click(cdp, address, journey, pointer, true);
      const withoutRules = await click(cdp, address, journey, pointer, false);
      if (run < 0) continue;
      clicks.withRules.push(withRules);
      clicks.withoutRules.push(withoutRules);
    }
    all.push(clicks);
  }
  cdp.close();
  return all;
}

const rulesInForce = `document.querySelector('script[type=speculationrules]') !== null`;

/** Removes the rules whether the page has applied them yet or not (speculation-rules.ts). */
const withoutRulesScript = `{
  const rules = document.querySelector('script[type*=speculationrules]');
  rules.type = 'speculationrules';
  rules.remove();
}`;

async function click(
  cdp: Cdp,
  address: string,
  { from, to }: Journey,
  pointer: Pointer,
  withRules: boolean,
): Promise<Click> {
  const tab = await openTab(cdp, pointer);
  await tab.visit(address + from);
  if (!withRules) await tab.evaluate(withoutRulesScript);
  const hadRules = (await tab.evaluate(rulesInForce)) as boolean;
  const place = (await tab.evaluate(centerOfLink(to))) as { x: number; y: number } | null;
  if (!place) throw new Error(`${from} has no link to ${to}`);
  const mouse = async (type: string) =>
    await tab.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
  if (pointer === 'mouse') {
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
    if (withRules) await tab.atFullSpeed();
    await delay(restMs);
    await mouse('mousePressed');
  } else {
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  }
  const clicked = Date.now();
  // The page may be gone before it can answer.
  if (pointer === 'mouse') void mouse('mouseReleased').catch(() => {});
  else void tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {});
  const { painted, isPrerendered } = await tab.firstPaintAt(to);
  await tab.close();
  return { milliseconds: painted - clicked, isPrerendered, hadRules };
}

async function openTab(cdp: Cdp, pointer: Pointer) {
  const sessions = new Set<string>();
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  const { targetId } = await cdp.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    forTab: true,
  });
  const { sessionId: tabSession } = await cdp.send('Target.attachToTarget', { targetId, flatten: true });
  let firstPage: ((session: string) => void) | undefined;
  const main = new Promise<string>((resolve) => {
    firstPage = resolve;
  });
  cdp.on('Target.attachedToTarget', (params, parent) => {
    if (parent !== tabSession) return;
    const session = String(params.sessionId);
    sessions.add(session);
    void prepare(cdp, session, pointer).then(() => firstPage?.(session));
  });
  cdp.on('Target.detachedFromTarget', (params) => sessions.delete(String(params.sessionId)));
  await cdp.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    String(tabSession),
  );
  const page = await main;

  const send = async (method: string, params: Params = {}) => await cdp.send(method, params, page);
  return {
    send,
    evaluate: async (expression: string) => await evaluate(cdp, page, expression),
    visit: async (url: string) => {
      const loaded = new Promise<void>((resolve) =>
        cdp.on('Page.loadEventFired', (_, session) => session === page && resolve()),
      );
      await send('Page.navigate', { url });
      await loaded;
      await delay(readingMs);
      await evaluate(cdp, page, 'new Promise((done) => requestIdleCallback(done, { timeout: 3000 }))');
    },
    /**
     * Chromium throttles by keeping a processor busy, even for an idle page; two throttled pages would leave
     * none for network, browser and drawing.
     */
    atFullSpeed: async () => await send('Emulation.setCPUThrottlingRate', { rate: 1 }),
    /** Waits until any session shows the page at the path, and returns when it was first painted. */
    firstPaintAt: async (path: string) => {
      const giveUpAt = performance.now() + patienceMs;
      await delay(silenceMs);
      while (performance.now() < giveUpAt) {
        for (const session of sessions) {
          // The session of a page that is being unloaded may never answer.
          const answer = evaluate(cdp, session, firstPaint(path)).catch(() => null);
          const found = await Promise.race([answer, delay(500, null)]);
          if (found) return found as { painted: number; isPrerendered: boolean };
        }
        await delay(100);
      }
      throw new Error(`${path} was not shown within ${patienceMs} ms`);
    },
    close: async () => {
      await cdp.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

async function prepare(cdp: Cdp, session: string, pointer: Pointer): Promise<void> {
  const steps: [string, Params?][] = [
    ['Page.enable'],
    ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
    ...(pointer === 'finger'
      ? ([['Emulation.setTouchEmulationEnabled', { enabled: true }]] satisfies [string, Params?][])
      : []),
    ['Runtime.runIfWaitingForDebugger'],
  ];
  // Not awaited: a starting page answers only after the last one. A prerendered page inherits rejected ones.
  await Promise.all(steps.map(([method, params]) => cdp.send(method, params, session).catch(() => {})));
}

async function evaluate(cdp: Cdp, session: string, expression: string): Promise<unknown> {
  const { result } = await cdp.send(
    'Runtime.evaluate',
    { expression, awaitPromise: true, returnByValue: true },
    session,
  );
  return (result as { value?: unknown }).value;
}

function centerOfLink(path: string): string {
  return `(() => {
    const links = [...document.querySelectorAll('a[href="${path}"]')];
    const link = links.find((link) => link.checkVisibility() && !link.closest('dialog'));
    if (!link) return null;
    // As a visitor who scrolls: the page stops returning to its top.
    dispatchEvent(new Event('wheel'));
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getClientRects()[0];
    return { x: left + width / 2, y: top + height / 2 };
  })()`;
}

function firstPaint(path: string): string {
  return `(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (location.pathname !== '${path}' || document.prerendering || !paint) return null;
    return {
      painted: performance.timeOrigin + paint.startTime,
      isPrerendered: navigation.activationStart > 0,
    };
  })()`;
}

function median(clicks: readonly Click[]): number {
  const times = clicks.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)]!;
}
