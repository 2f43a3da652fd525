import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isbot, isbotMatch } from 'isbot';
import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import { allOfferings } from '#content/offerings/listed.ts';
import {
  type Act,
  type FunnelStep,
  flushEverySeconds,
  type StatisticsMode,
} from '#domain/figures/figures.ts';
import { type CameFrom, campaignOf, pageOfPath, sourceOf, sourceText } from '#domain/figures/sources.ts';
import { isAdminPath } from '#domain/language/addresses.ts';
import { dayMs } from '#domain/language/durations.ts';
import { localIn, momentIn } from '#domain/language/zone-time.ts';
import { clientNetwork } from '#server/core/http/client-address.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import type { Store } from '#server/core/store/store.ts';
import { type Asking, askingOf } from './asking.ts';
import {
  addCounted,
  addTo,
  type Count,
  type Counted,
  countOfStep,
  endDaysBefore,
  personSign,
  saltOfDay,
} from './visit-counts.ts';

type Parts = {
  store: Store;
  clock: () => Date;
  logger: Pick<Logger, 'error'>;
  content: () => Content;
  /** See TRUSTED_PROXY_HOPS. */
  trustedHops: number;
};

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>> };

export type Visits = ReturnType<typeof createVisits>;

/** Bounds what a flood leaves in memory between two flushes; what is beyond is not counted. */
const mostPending = 10_000;

const mostAgents = 1000;

/**
 * Counts requests of public pages and what visitors do there (docs/figures.md), in memory; `flush` adds it to the store.
 * Nothing of a request is kept but the counts and, for a day, a hash of address and browser with a salt that ends with the day.
 */
export function createVisits({ store, clock, logger, content, trustedHops }: Parts) {
  const turns = createSerialQueue();
  const robots = new Map<string, string | undefined>();
  let pending: Counted[] = [];
  let today = dayAt(clock());
  /** Undefined until it is read from the store: requests before that are counted without a visitor. */
  let salt: string | undefined;
  const mode = (): StatisticsMode => content().site.statistics;

  function dayAt(now: Date) {
    const zone = content().site.timeZone;
    const day = localIn(zone, now).slice(0, 10);
    const next = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
    return {
      day,
      zone,
      from: momentIn(zone, `${day}T00:00`).getTime(),
      until: momentIn(zone, `${next}T00:00`).getTime(),
    };
  }

  /** The counts of today since the last flush. */
  function current(): Counted {
    const now = clock();
    const isToday = now.getTime() >= today.from && now.getTime() < today.until;
    if (!isToday || content().site.timeZone !== today.zone) {
      today = dayAt(now);
      salt = undefined;
      void turns.take(beginDay);
    }
    const last = pending.at(-1);
    if (last?.day === today.day) return last;
    const fresh: Counted = { day: today.day, counts: new Map(), visitors: new Map() };
    pending.push(fresh);
    return fresh;
  }

  function add({ counts }: Counted, count: Count): void {
    if (counts.size < mostPending) addTo(counts, count);
  }

  /** Undefined if this visitor is not to be recognised; see `isPrivate`. */
  function visitorOf({ header, address }: Asking): string | undefined {
    if (salt === undefined || mode() !== 'day' || isPrivate(header)) return undefined;
    const network = clientNetwork(address);
    return hash('sha256', `${salt}\n${network}\n${header('user-agent') ?? ''}`, 'base64url').slice(0, 22);
  }

  function note(counted: Counted, asking: Asking, isPage: boolean, steps: readonly string[]): void {
    const visitor = visitorOf(asking);
    if (visitor === undefined) {
      if (mode() === 'plain')
        for (const step of steps) if (step !== personSign) add(counted, countOfStep(step));
      return;
    }
    let known = counted.visitors.get(visitor);
    if (!known) {
      if (counted.visitors.size >= mostPending) return;
      const { language } = pageOfPath(asking.path);
      const first = { kind: 'visitor', detail: deviceOf(asking.header), language };
      known = { pages: 0, steps: new Set(), first };
      counted.visitors.set(visitor, known);
    }
    if (isPage) known.pages += 1;
    for (const step of steps) known.steps.add(step);
  }

  /** Why a request is of a robot; undefined for a person. */
  function robotOf(agent: string): string | undefined {
    if (robots.has(agent)) return robots.get(agent);
    const reason = agent === '' ? 'nameless' : isbot(agent) ? robotName(agent) : undefined;
    if (robots.size >= mostAgents) robots.clear();
    robots.set(agent, reason);
    return reason;
  }

  /** The offering that a page is about: its own page or the one that the form's address names. */
  function offeringOf(path: string, asked: URLSearchParams): string | undefined {
    const { page } = pageOfPath(path);
    const all = allOfferings(content().offerings);
    const named = asked.get('offer');
    return all.find(({ path, id }) => path === page || (page === formPage && id === named))?.id;
  }

  const stepOf = (offering: string, step: FunnelStep) => `${offering} ${step}`;

  function countPage(asking: Asking): void {
    const { path, header } = asking;
    const counted = current();
    const robot = robotOf(header('user-agent') ?? '');
    if (robot !== undefined) {
      add(counted, { kind: 'robot', detail: robot });
      return;
    }
    const { asked } = asking;
    const { page, language } = pageOfPath(path);
    const source = sourceOf(header('referer'), asked, new URL(content().site.origin).host);
    add(counted, { kind: 'view', page, detail: deviceOf(header), language });
    if (mode() === 'day' && isPrivate(header)) add(counted, { kind: 'private' });
    if (source) add(counted, { kind: 'source', detail: sourceText(source) });
    const campaign = source && campaignOf(asked);
    if (campaign) add(counted, { kind: 'campaign', detail: campaign });
    const offering = offeringOf(path, asked);
    note(counted, asking, true, [
      ...(offering ? [stepOf(offering, page === formPage ? 'order' : 'page')] : []),
      ...(source && source.group !== 'direct' ? [personSign] : []),
    ]);
  }

  /** After midnight, and at the start: forgets other days, and asks for the salt of this one. */
  async function beginDay(): Promise<void> {
    await storePending();
    try {
      const { day } = today;
      await endDaysBefore(store, day);
      const known = mode() === 'day' ? await saltOfDay(store, day) : undefined;
      if (day === today.day) salt = known;
    } catch (error) {
      logger.error({ err: error }, 'Could not begin the day of the figures');
    }
  }

  async function storePending(): Promise<void> {
    const all = pending.filter(({ counts, visitors }) => counts.size + visitors.size > 0);
    pending = [];
    for (const counted of all) {
      try {
        await addCounted(store, counted);
      } catch (error) {
        logger.error({ err: error }, 'Could not store figures; they are kept until the next time');
        pending = merged([counted, ...pending]);
      }
    }
  }

  async function flushNow(): Promise<void> {
    current();
    await (salt === undefined ? beginDay() : storePending());
  }

  return {
    /**
     * Pages that are read, and scripts, which most robots do not load. Chrome asks for pages before their links are clicked:
     * those count once they are `shown`.
     */
    count(request: IncomingMessage, { status, headers }: Answer): void {
      if (mode() === 'off' || status !== 200 || request.method !== 'GET') return;
      const type = headers['content-type'] ?? '';
      if (!/^text\/(?:html|javascript)/.test(type)) return;
      const asking = askingOf(request, trustedHops);
      if (isAdminPath(asking.path)) return;
      if (type.startsWith('text/html')) {
        if (!asking.header('sec-purpose')?.includes('prerender')) countPage(asking);
      } else if (mode() === 'day' && robotOf(asking.header('user-agent') ?? '') === undefined)
        note(current(), asking, false, [personSign]);
    },
    shown(asking: Asking): void {
      if (mode() !== 'off') countPage(asking);
    },
    /** `asking` is of the page on which it happened; `offering` the one that is ordered, if not that of the page. */
    act(asking: Asking, act: Act, offering?: string): void {
      if (mode() === 'off' || robotOf(asking.header('user-agent') ?? '') !== undefined) return;
      const { page, language } = pageOfPath(asking.path);
      const about = offeringOf(asking.path, asking.asked) ?? offering;
      const counted = current();
      add(counted, { kind: 'act', page, detail: act, language });
      const step = act === 'call' ? 'interest' : 'order';
      note(counted, asking, false, [personSign, ...(about ? [stepOf(about, step)] : [])]);
    },
    /** A form was stored; `asking` is of its page. */
    sent(asking: Asking, form: string, from: CameFrom | undefined): void {
      if (mode() === 'off') return;
      const counted = current();
      const { language } = pageOfPath(asking.path);
      const detail = from?.source ?? '';
      add(counted, { kind: 'sent', page: `/${form}`, detail, language });
      const about =
        offeringOf(asking.path, asking.asked) ?? (from?.page && offeringOf(from.page, new URLSearchParams()));
      note(counted, asking, false, [
        personSign,
        ...(about && form === 'support' ? [stepOf(about, 'sent')] : []),
      ]);
    },
    /** Nothing about its sender is stored with a submission of those who object, or if nothing is counted. */
    mayTellSource: ({ header }: Asking): boolean => mode() !== 'off' && !isPrivate(header),
    trustedHops,
    /** Adds what was counted to the store; never throws. */
    flush: async () => await turns.take(flushNow),
    start(): void {
      void turns.take(beginDay);
      turns.repeat(flushNow, flushEverySeconds * 1000);
    },
    async stop(): Promise<void> {
      await turns.stop();
      await flushNow();
    },
  };
}

/** Where the links of offerings lead that name them (`?offer=nova`). */
const formPage = '/support';

/** Global Privacy Control and Do Not Track. */
function isPrivate(header: Asking['header']): boolean {
  return header('sec-gpc') === '1' || header('dnt') === '1';
}

function deviceOf(header: Asking['header']): '' | 'phone' {
  const hint = header('sec-ch-ua-mobile');
  const isPhone = hint === undefined ? /\bMobile\b|iPhone/.test(header('user-agent') ?? '') : hint === '?1';
  return isPhone ? 'phone' : '';
}

/** The word of the agent that gave it away, such as `gptbot`. */
function robotName(agent: string): string {
  const match = isbotMatch(agent) ?? '';
  const at = agent.indexOf(match);
  const word = agent.slice(at).match(/^[\w.-]+/)?.[0] ?? match;
  const name = word
    .toLowerCase()
    .replaceAll(/[^a-z_-]+/g, '')
    .slice(0, 30);
  return name || 'robot';
}

/** One for each day. */
function merged(all: readonly Counted[]): Counted[] {
  const days = new Map<string, Counted>();
  for (const counted of all) {
    const known = days.get(counted.day);
    if (!known) {
      days.set(counted.day, counted);
      continue;
    }
    for (const [key, times] of counted.counts) known.counts.set(key, (known.counts.get(key) ?? 0) + times);
    for (const [visitor, { pages, steps, first }] of counted.visitors) {
      const one = known.visitors.get(visitor) ?? { pages: 0, steps: new Set<string>(), first };
      one.pages += pages;
      for (const step of steps) one.steps.add(step);
      known.visitors.set(visitor, one);
    }
  }
  return [...days.values()];
}
