import type { Content } from '#content/content.ts';
import type { Compared } from '#domain/api/figures.ts';
import { isDifference } from '#domain/figures/figures.ts';
import { sourceFrom, sourceLabel } from '#domain/figures/sources.ts';
import { dayMs } from '#domain/language/durations.ts';
import { languageRules } from '#domain/language/languages.ts';
import { localIn } from '#domain/language/zone-time.ts';
import { formatNumber } from '#domain/money/money.ts';
import { isFound } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import { daysUntil, figuresOf } from '#server/figures/figures.ts';
import { countListed } from '#server/inbox/inbox-counts.ts';
import { dueTimes } from '#server/inbox/inbox-filter.ts';
import { type ComposedMail, composeNotice } from '#server/outbox/composed-mail.ts';
import { fillWords, mailWords, teamNotice } from '#server/outbox/mails/mail-words.ts';
import type { ClaimedMail } from '#server/outbox/outbox-claims.ts';

/** Undefined if the operator left or does not want it any more. */
export async function composeWeekly(
  db: Db,
  { id, recipient, createdAt }: ClaimedMail,
  content: Content,
): Promise<ComposedMail | undefined> {
  const reader = db
    .selectFrom('operators')
    .select('id')
    .where('email', '=', recipient)
    .where('weeklyFigures', '=', 1);
  if (recipient === null || !(await isFound(reader))) return undefined;
  const { site } = content;
  const language = site.operatorLanguage;
  const words = mailWords(content, language).weekly;
  const { origin } = content.words[language].admin;
  const today = localIn(site.timeZone, new Date(createdAt)).slice(0, 10);
  const span = daysUntil(new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10), 7);
  const { mode, totals, sources, pages, releases } = await figuresOf(db, content, span);
  const { overdueBefore } = dueTimes({ content: () => content, clock: () => new Date(createdAt) });
  const overdue = await countListed(db, { only: { overdueBefore } });
  const dayIn = (day: string) =>
    new Intl.DateTimeFormat(languageRules[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(day),
    );
  const number = (count: number) => formatNumber(count, language);
  const compared = ({ count, before }: Compared) =>
    fillWords(isDifference(count, before) ? words.compared : words.chance, {
      count: number(count),
      before: number(before),
    });
  const named = (name: string, count: number) => fillWords(words.named, { name, count: number(count) });
  const [source] = sources.filter(({ count }) => count > 0);
  const [page] = pages.filter(({ count }) => count > 0);
  const values = {
    visitors: mode === 'plain' ? undefined : compared(totals.visitors),
    views: compared(totals.views),
    sent: compared(totals.sent),
    source: source && named(sourceLabel(sourceFrom(source.name), origin), source.count),
    page: page && named(page.name, page.count),
    overdue: number(overdue),
    releases: releases.map(({ version }) => version).join(', ') || undefined,
  };
  const fields = (Object.keys(values) as (keyof typeof values)[]).flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ label: words.fields[name], value }];
  });
  const notice = teamNotice(content, words, {
    facts: { from: dayIn(span.from), until: dayIn(span.until) },
    page: 'figures',
    fields,
    remarks: [words.remark],
  });
  return composeNotice(id, notice, content, recipient);
}
