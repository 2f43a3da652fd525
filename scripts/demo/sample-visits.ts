import type { FunnelStep } from '#domain/figures/figures.ts';
import { dayMs } from '#domain/language/durations.ts';
import { localIn } from '#domain/language/zone-time.ts';
import type { Store } from '#server/core/store/store.ts';
import { addCounted, addTo, type Count } from '#server/figures/visit-counts.ts';
import { demoTimeZone } from './moments.ts';

const sampleDays = 400;

/** Share of the visitors of a day. */
const pages = {
  '/': 0.6,
  '/platform': 0.35,
  '/nova': 0.4,
  '/fuel': 0.22,
  '/sophie': 0.18,
  '/monthly': 0.15,
  '/support': 0.14,
};
const sources = {
  'search google.de': 0.34,
  direct: 0.26,
  'social linkedin.com': 0.14,
  'assistant chatgpt.com': 0.07,
  'search bing.com': 0.05,
  'assistant perplexity.ai': 0.03,
  'campaign newsletter': 0.08,
};
const robots = { googlebot: 0.5, bingbot: 0.2, gptbot: 0.16, claudebot: 0.09 };
const steps: Readonly<Record<string, Readonly<Record<FunnelStep, number>>>> = {
  nova: { page: 0.3, interest: 0.1, order: 0.05, sent: 0.01 },
  fuel: { page: 0.17, interest: 0.04, order: 0.03, sent: 0.012 },
  sophie: { page: 0.14, interest: 0.03, order: 0.01, sent: 0.004 },
};

/** Counts of visits for every day before `now`: more than a year, with quiet weekends and slow growth. */
export async function writeSampleVisits(store: Store, now: Date): Promise<void> {
  for (let ago = sampleDays; ago > 0; ago -= 1) {
    const date = new Date(now.getTime() - ago * dayMs);
    const day = localIn(demoTimeZone, date).slice(0, 10);
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    // The same in every demo: a wave instead of chance.
    const wave = 1 + 0.25 * Math.sin(ago * 1.7) + 0.15 * Math.sin(ago * 0.6);
    const visitors = (isWeekend ? 18 : 42) * wave * (1 + (sampleDays - ago) / 600);
    const counts = new Map<string, number>();
    const add = (count: Count, share: number) => {
      // Small shares fall on some days only.
      const whole = Math.floor(visitors * share + ((ago * 7) % 10) / 10);
      if (whole > 0) addTo(counts, count, whole);
    };
    add({ kind: 'visitor', language: 'de' }, 0.55);
    add({ kind: 'visitor', detail: 'phone', language: 'de' }, 0.3);
    add({ kind: 'visitor', language: 'en' }, 0.15);
    for (const [page, share] of Object.entries(pages)) {
      add({ kind: 'view', page, language: 'de' }, share);
      add({ kind: 'view', page, detail: 'phone', language: 'de' }, share / 2);
      add({ kind: 'view', page, language: 'en' }, share / 5);
    }
    for (const [detail, share] of Object.entries(sources)) {
      add({ kind: 'source', detail }, share);
      add({ kind: 'sent', page: '/support', detail, language: 'de' }, share / 40);
    }
    add({ kind: 'campaign', detail: 'newsletter / mail / herbst' }, 0.08);
    for (const [detail, share] of Object.entries(robots)) add({ kind: 'robot', detail }, share);
    for (const [page, shares] of Object.entries(steps))
      for (const [detail, share] of Object.entries(shares)) add({ kind: 'step', page, detail }, share);
    add({ kind: 'silent' }, 0.08);
    add({ kind: 'private' }, 0.12);
    await addCounted(store, { day, counts, visitors: new Map() });
  }
}
