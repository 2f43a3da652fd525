import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import { type CheckName, type Finding, type FindingCode, finding } from '#domain/health/checks.ts';
import { dayMs, hourMs, minuteMs } from '#domain/language/durations.ts';
import { listThoseWhoMay } from '#server/accounts/operators.ts';
import { notifyOperator } from '#server/accounts/tell-operator.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { findSetting, keepSetting } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import { isUnavailable } from '#server/core/store/store-unavailable.ts';
import type { TroubleMail } from '#server/outbox/mails/operator-mail.ts';
import { type CheckParts, codeOf } from './check.ts';
import { findingText } from './finding-text.ts';
import { runChecks } from './run-checks.ts';

type AlertParts = Pick<CheckParts, 'env' | 'clock'> & {
  store: Store;
  content: () => Content;
  onQueued: () => void;
  /** Hands a mail to the mail server at once, for when the outbox cannot be written. Throws if it is not taken. */
  alertAtOnce: (mail: TroubleMail) => Promise<unknown>;
  logger: Logger;
  names?: readonly CheckName[];
  everyMs?: number;
  /** How long the store may refuse writes without an alert: longer than a database takes to restart. */
  patienceMs?: number;
};

const looked: readonly CheckName[] = ['disk', 'clock', 'certificate', 'backup'];
const worthAMail: ReadonlySet<FindingCode> = new Set([
  'diskLow',
  'diskFull',
  'diskClosed',
  'diskReadOnly',
  'diskMissing',
  'clockBehind',
  'clockLeapt',
  'clockApart',
  'certificateSoon',
  'certificateRefused',
  'backupOld',
  'backupFailed',
  'backupKilled',
  'backupsKept',
]);
const settingName = 'trouble-told';
const remindedAfterMs = 7 * dayMs;
/** When the store is down; each process keeps its own state. */
const remindedAtOnceAfterMs = dayMs;

/** Alerts the owners by mail of what the doctor finds wrong: of each problem once, and again after a week. */
export function createAlerts(parts: AlertParts) {
  const { env, store, content, clock, logger, names = looked, patienceMs = 2 * minuteMs } = parts;
  const turns = createSerialQueue();
  const ending = new AbortController();
  let owners: readonly Operator[] = [];
  let lastDirect: LastAlert | undefined;

  /** Never throws. One of several processes sends the alert, unless nothing can be stored. */
  async function look(): Promise<void> {
    try {
      // Remembered for a store that cannot even be read.
      owners = await listThoseWhoMay(store.db, 'manageAccess').catch(() => owners);
      const { site } = content();
      const checked = { env, site, store, clock };
      const found = (await runChecks(checked, { names })).filter(({ code }) => worthAMail.has(code));
      if (!(await refusal(found))) return;
      await delay(patienceMs, undefined, { signal: ending.signal, ref: false });
      const error = await refusal(found);
      if (error && !ending.signal.aborted)
        await alertDirectly([finding('databaseClosed', { error: codeOf(error) }), ...found]);
    } catch (error) {
      if (!ending.signal.aborted) logger.error({ err: error }, 'Could not check for problems');
    }
  }

  /** The error if nothing can be stored, the alert included. */
  async function refusal(found: readonly Finding[]): Promise<Error | undefined> {
    try {
      if (await queue(found)) {
        logger.warn({ found: codesOf(found) }, 'Owners alerted by mail');
        parts.onQueued();
      }
      lastDirect = undefined;
      return undefined;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return error as Error;
    }
  }

  async function queue(found: readonly Finding[]): Promise<boolean> {
    const at = clock().toISOString();
    return await store.transaction(async (db) => {
      await lock(store, db, 'trouble');
      const kept = await findSetting(db, settingName);
      const { isDue, next } = nextReminder(kept && JSON.parse(kept), codesOf(found), at, remindedAfterMs);
      // Also if it is the same: only this shows that something can be stored.
      await keepSetting(db, settingName, JSON.stringify(next));
      if (!isDue) return false;
      const told = await listThoseWhoMay(db, 'manageAccess');
      const details = { trouble: troubleText(found, content()) };
      for (const owner of told) await notifyOperator(db, 'trouble', owner, at, details);
      return told.length > 0;
    });
  }

  async function alertDirectly(found: readonly Finding[]): Promise<void> {
    const at = clock().toISOString();
    const codes = codesOf(found);
    const { isDue, next } = nextReminder(lastDirect, codes, at, remindedAtOnceAfterMs);
    if (!isDue) return;
    logger.warn({ found: codes }, 'Owners alerted directly, bypassing the outbox');
    // The same in every process, so that mail programs show one.
    const id = `trouble-${at.slice(0, 10)}-${codes.join('-')}`;
    for (const { email, name } of owners) {
      try {
        await parts.alertAtOnce({ id, to: email, name, at, trouble: troubleText(found, content()) });
        lastDirect = next;
      } catch (error) {
        logger.error({ code: codeOf(error) }, 'Could not alert an owner directly');
      }
    }
  }

  return {
    look,
    start: () => turns.repeat(look, parts.everyMs ?? hourMs),
    stop: async () => {
      ending.abort();
      await turns.stop();
    },
  };
}

function codesOf(found: readonly Finding[]): FindingCode[] {
  return found.map(({ code }) => code);
}

type LastAlert = { readonly codes: readonly string[]; readonly at: string };

/** Decides whether to alert owners: each problem once, then again after `againAfterMs`. Also returns the state to keep. */
function nextReminder(
  last: LastAlert | undefined,
  codes: readonly string[],
  at: string,
  againAfterMs: number,
): { isDue: boolean; next: LastAlert } {
  if (!last) return { isDue: codes.length > 0, next: { codes, at } };
  // In the future: by a clock that was ahead.
  const isOver = at < last.at || Date.parse(at) - Date.parse(last.at) >= againAfterMs;
  const isDue = codes.some((code) => isOver || !last.codes.includes(code));
  // A problem that is over may come back, and causes a new alert then.
  const next = isDue
    ? { codes, at }
    : { codes: last.codes.filter((code) => codes.includes(code)), at: last.at };
  return { isDue, next };
}

function troubleText(found: readonly Finding[], { words, site }: Content): string {
  const texts = words[site.operatorLanguage].checks;
  return found
    .map((one) => findingText(texts, one))
    .flatMap(({ found: what, todo }) => (todo === null ? [what] : [what, todo]))
    .join(' ');
}
