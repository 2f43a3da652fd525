import { setTimeout as delay } from 'node:timers/promises';
import {
  type CheckName,
  type CheckResult,
  checkNames,
  type Finding,
  finding,
  findingStates,
} from '#domain/health/checks.ts';
import { assistantCheck } from './assistant-check.ts';
import { type Check, type CheckParts, codeOf } from './check.ts';
import { configurationCheck } from './configuration-check.ts';
import { certificateCheck, mailboxCheck, mailCheck, proxyCheck } from './connection-checks.ts';
import { databaseCheck, migrationsCheck } from './database-check.ts';
import { dnsCheck } from './dns-check.ts';
import { backupCheck, clockCheck, diskCheck } from './machine-checks.ts';

const checks: Readonly<Record<CheckName, Check>> = {
  configuration: configurationCheck,
  disk: diskCheck,
  database: databaseCheck,
  migrations: migrationsCheck,
  clock: clockCheck,
  mail: mailCheck,
  mailbox: mailboxCheck,
  assistant: assistantCheck,
  dns: dnsCheck,
  certificate: certificateCheck,
  proxy: proxyCheck,
  backup: backupCheck,
};

const defaultLimitMs = 8000;

/** Runs all checks at the same time, each within the limit; never throws. */
export async function runChecks(
  parts: CheckParts,
  { names = checkNames, limitMs = defaultLimitMs }: { names?: readonly CheckName[]; limitMs?: number } = {},
): Promise<CheckResult[]> {
  const results = await Promise.all(
    names.map(async (check) => {
      const found = await inTime(checks[check], parts, limitMs);
      return found.map((one) => ({ check, state: findingStates[one.code], ...one }));
    }),
  );
  return results.flat();
}

async function inTime(check: Check, parts: CheckParts, limitMs: number): Promise<Finding[]> {
  const ending = new AbortController();
  const late = delay(limitMs, undefined, { signal: ending.signal, ref: false }).then(
    () => [finding('checkLate', { seconds: limitMs / 1000 })],
    () => [],
  );
  const found = check(parts, ending.signal).catch((error: unknown) => [
    finding('checkBroken', { error: codeOf(error) }),
  ]);
  try {
    return await Promise.race([found, late]);
  } finally {
    ending.abort();
  }
}
