import { momentText } from '#app/admin/moment.ts';
import type { dashboardWords } from '#content/admin/dashboard.ts';
import type { Capability } from '#domain/accounts/roles.ts';
import type { Today } from '#domain/api/today.ts';
import type { Language } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type DashboardWords = (typeof dashboardWords)['de'];

export type State = 'ok' | 'attention' | 'wrong';
type Said = { state: State; text: string };
type Name = 'mail' | 'disk' | 'backup' | 'processes' | 'alerted';

export type SystemRow = Said & { name: Name; label: string };

/** The state of mail server, disk, backup and processes in words. */
export function systemRows(words: DashboardWords, today: Today, language: Language): SystemRow[] {
  const texts = words.today.system;
  const time = (moment: string) => ({ time: momentText(language, moment) });
  return [
    ...(today.mail ? [row('mail', mailSays(today.mail))] : []),
    row('disk', diskSays()),
    row('backup', backupSays()),
    row('processes', processesSay()),
    row('alerted', alertedText()),
  ];

  function row(name: Name, said: Said): SystemRow {
    return { name, label: texts[name], ...said };
  }

  function mailSays({ isConfigured, failed, retrying, lastSentAt }: NonNullable<Today['mail']>): Said {
    if (!isConfigured) return { state: 'attention', text: texts.mailOff };
    if (retrying > 0) return { state: 'wrong', text: texts.mailTrouble };
    if (failed > 0) return { state: 'attention', text: `${failed} ${words.today.mails.states.failed}` };
    return { state: 'ok', text: lastSentAt ? fill(texts.mailSent, time(lastSentAt)) : texts.mailNone };
  }

  function diskSays(): Said {
    const { disk } = today.system;
    if (!disk) return { state: 'attention', text: texts.diskUnknown };
    const free = bytesText(language, disk.freeBytes);
    if (disk.state === 'ok') return { state: 'ok', text: fill(texts.diskFree, { free }) };
    return { state: disk.state === 'full' ? 'wrong' : 'attention', text: fill(texts.diskLow, { free }) };
  }

  function backupSays(): Said {
    const { backup } = today.system;
    if (!backup) return { state: 'attention', text: texts.backupNone };
    const { isOld, madeAt } = backup;
    const text = fill(isOld ? texts.backupOld : texts.backupMade, time(madeAt));
    return { state: isOld ? 'attention' : 'ok', text };
  }

  function processesSay(): Said {
    const { processes } = today.system;
    const [oldest] = processes;
    const count = processes.length;
    if (!oldest) return { state: 'attention', text: texts.none };
    if (new Set(processes.map(({ build }) => build)).size > 1)
      return { state: 'attention', text: fill(texts.several, { count }) };
    const values = { count, ...time(oldest.startedAt) };
    return { state: 'ok', text: fill(plural(texts, 'running', count, language), values) };
  }

  function alertedText(): Said {
    if (today.alerted.length === 0) return { state: 'attention', text: texts.alertedNone };
    const isHeldUp = today.mail !== null && today.mail.retrying > 0;
    const text = isHeldUp ? texts.alertedLater : texts.alertedNames;
    return { state: isHeldUp ? 'attention' : 'ok', text: fill(text, { names: today.alerted.join(', ') }) };
  }
}

/** A technical error of the mail server in words, if it is a frequent one. */
export function knownReason(words: DashboardWords, error: string | null): string | undefined {
  return Object.entries(words.today.mails.reasons).find(([code]) => error?.includes(code))?.[1];
}

function bytesText(language: Language, bytes: number): string {
  const isLarge = bytes >= 1e9;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: 0,
  }).format(Math.floor(bytes / (isLarge ? 1e9 : 1e6)));
}

/** Rows in trouble that this operator can act on. The server sends the state of mail only to roles that can. */
export function alarmsOf(
  rows: readonly SystemRow[],
  mayDo: (capability: Capability) => boolean,
): SystemRow[] {
  return rows.filter(({ name, state }) => state === 'wrong' && (name === 'mail' || mayDo('manageAccess')));
}
