import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import type { CheckName, CheckResult, FindingCode } from '#domain/checks.ts';
import { hourMs } from '#domain/durations.ts';
import { tellOperator } from './auth/tell-operator.ts';
import type { CheckParts } from './checks/check.ts';
import { runChecks } from './checks/run-checks.ts';
import { fillWords } from './mail/fill-words.ts';
import { lock } from './store/advisory-lock.ts';
import { listThoseWhoMay } from './store/operators.ts';
import { findSetting, keepSetting } from './store/settings.ts';
import type { Store } from './store/store.ts';
import { createTurns } from './turns.ts';

type WatchParts = Pick<CheckParts, 'env' | 'clock'> & {
  store: Store;
  content: () => Content;
  onQueued: () => void;
  logger: Logger;
  names?: readonly CheckName[];
  everyMs?: number;
};

type Told = { codes: string[]; at: string };

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
const remindedAfterMs = 7 * 24 * hourMs;

/** Tells the owners by mail what the doctor finds wrong: each trouble at once, and again after a week. */
export function startTroubleWatch(parts: WatchParts): { stop: () => Promise<void> } {
  const turns = createTurns();
  turns.repeat(async () => await lookForTrouble(parts), parts.everyMs ?? hourMs);
  return turns;
}

/** Never throws. Of several processes one tells. */
export async function lookForTrouble(parts: Omit<WatchParts, 'everyMs'>): Promise<void> {
  const { env, store, content, clock, logger, names = looked } = parts;
  try {
    const { site } = content();
    const checked = { env, site, store, clock };
    const found = (await runChecks(checked, { names })).filter(({ code }) => worthAMail.has(code));
    if (await tell(parts, found)) {
      logger.warn({ found: found.map(({ code }) => code) }, 'The owners are told by mail what is wrong');
      parts.onQueued();
    }
  } catch (error) {
    logger.error({ err: error }, 'Whether anything is wrong could not be found out');
  }
}

async function tell(
  { store, content, clock }: Pick<WatchParts, 'store' | 'content' | 'clock'>,
  found: readonly CheckResult[],
): Promise<boolean> {
  const at = clock().toISOString();
  const codes = found.map(({ code }) => code);
  return await store.transaction(async (db) => {
    await lock(store, db, 'trouble');
    const kept = await findSetting(db, settingName);
    const told: Told = kept === undefined ? { codes: [], at } : JSON.parse(kept);
    // Told in the future: by a clock that was ahead.
    const isOver = at < told.at || Date.parse(at) - Date.parse(told.at) >= remindedAfterMs;
    const isDue = codes.some((code) => isOver || !told.codes.includes(code));
    // What is over may come back, and is told then.
    const next: Told = isDue
      ? { codes, at }
      : { codes: told.codes.filter((code) => (codes as string[]).includes(code)), at: told.at };
    if (JSON.stringify(next) !== JSON.stringify(told))
      await keepSetting(db, settingName, JSON.stringify(next));
    if (!isDue) return false;
    const owners = await listThoseWhoMay(db, 'manageAccess');
    for (const owner of owners)
      await tellOperator(db, 'trouble', owner, at, { trouble: textOf(found, content()) });
    return owners.length > 0;
  });
}

function textOf(found: readonly CheckResult[], { words, site }: Content): string {
  const texts = words[site.operatorLanguage].checks.found;
  return found
    .flatMap(({ code, values }) => {
      const { found: what, todo }: { found: string; todo?: string } = texts[code];
      return [what, ...(todo ? [todo] : [])].map((text) => fillWords(text, values));
    })
    .join(' ');
}
