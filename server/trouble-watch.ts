import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import { type CheckName, type Finding, type FindingCode, finding } from '#domain/health/checks.ts';
import { dayMs, hourMs, minuteMs } from '#domain/language/durations.ts';
import { listThoseWhoMay } from './accounts/operators.ts';
import { tellOperator } from './accounts/tell-operator.ts';
import { type CheckParts, codeOf } from './checks/check.ts';
import { runChecks } from './checks/run-checks.ts';
import type { Operator } from './core/api/admin-env.ts';
import { createTurns } from './core/serial-queue.ts';
import { lock } from './core/store/advisory-lock.ts';
import { findSetting, keepSetting } from './core/store/settings.ts';
import type { Store } from './core/store/store.ts';
import { isUnavailable } from './core/store/store-unavailable.ts';
import type { TroubleMail } from './outbox/mails/trouble-mail.ts';
import { troubleText } from './outbox/mails/trouble-text.ts';
import { judgeTold, type Told } from './trouble-told.ts';

type WatchParts = Pick<CheckParts, 'env' | 'clock'> & {
  store: Store;
  content: () => Content;
  onQueued: () => void;
  /** Hands a mail to the mail server at once, for when the outbox cannot be written. Throws if it is not taken. */
  tellAtOnce: (mail: TroubleMail) => Promise<unknown>;
  logger: Logger;
  names?: readonly CheckName[];
  everyMs?: number;
  /** How long the store may refuse writes without anybody being told: longer than a database takes to restart. */
  patienceMs?: number;
};

const looked: readonly CheckName[] = ['disk', 'clock', 'certificate', 'backup'];
/** What nobody sees who does not look, and what gets worse while nobody does. */
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
/** Without a store worse than anything else, and each process remembers by itself. */
const remindedAtOnceAfterMs = dayMs;

/** Tells the owners by mail what the doctor finds wrong: each trouble at once, and again after a week. */
export function createTroubleWatch(parts: WatchParts) {
  const { env, store, content, clock, logger, names = looked, patienceMs = 2 * minuteMs } = parts;
  const turns = createTurns();
  const ending = new AbortController();
  let owners: readonly Operator[] = [];
  let toldAtOnce: Told | undefined;

  /** Never throws. Of several processes one tells, unless nothing can be stored. */
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
        await tellPastTheStore([finding('databaseClosed', { error: codeOf(error) }), ...found]);
    } catch (error) {
      if (!ending.signal.aborted) logger.error({ err: error }, 'Could not check for problems');
    }
  }

  /** The error if nothing can be stored, and so nobody told this way. */
  async function refusal(found: readonly Finding[]): Promise<Error | undefined> {
    try {
      if (await queue(found)) {
        logger.warn({ found: codesOf(found) }, 'Owners alerted by mail');
        parts.onQueued();
      }
      toldAtOnce = undefined;
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
      const { isDue, next } = judgeTold(kept && JSON.parse(kept), codesOf(found), at, remindedAfterMs);
      // Also if it is the same: only this shows that something can be stored.
      await keepSetting(db, settingName, JSON.stringify(next));
      if (!isDue) return false;
      const told = await listThoseWhoMay(db, 'manageAccess');
      const details = { trouble: troubleText(found, content()) };
      for (const owner of told) await tellOperator(db, 'trouble', owner, at, details);
      return told.length > 0;
    });
  }

  async function tellPastTheStore(found: readonly Finding[]): Promise<void> {
    const at = clock().toISOString();
    const codes = codesOf(found);
    const { isDue, next } = judgeTold(toldAtOnce, codes, at, remindedAtOnceAfterMs);
    if (!isDue) return;
    logger.warn({ found: codes }, 'Owners alerted directly, bypassing the outbox');
    // The same in every process, so that mail programs show one.
    const id = `trouble-${at.slice(0, 10)}-${codes.join('-')}`;
    for (const { email, name } of owners) {
      try {
        await parts.tellAtOnce({ id, to: email, name, at, trouble: troubleText(found, content()) });
        toldAtOnce = next;
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
