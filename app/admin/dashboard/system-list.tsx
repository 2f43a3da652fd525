import type { ReactNode } from 'react';
import { useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { momentText } from '#app/admin/moment.ts';
import { useAllChecks, useTestMail } from '#app/admin/refresh/today-queries.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Today } from '#domain/api/today.ts';
import type { Language } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { ProcessList } from './process-list.tsx';

type State = 'ok' | 'attention' | 'wrong';
type Said = { state: State; text: string };

const icons = { ok: 'success', attention: 'alert', wrong: 'alert' } as const;

/** Whether everything runs: mail server, disk, backup, processes. */
export function SystemList({ today }: { today: Today }) {
  const { words, language } = useAdmin();
  const texts = words.today.system;
  const mayDo = useMayDo();
  const time = (moment: string) => ({ time: momentText(language, moment) });
  const rows: Partial<Record<'mail' | 'disk' | 'backup' | 'processes' | 'alerted', Said>> = {
    ...(today.mail && { mail: mailSays(today.mail) }),
    disk: diskSays(),
    backup: backupSays(),
    processes: processesSay(),
    alerted: alertedText(),
  };
  return (
    <>
      <dl className="system-list">
        {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
          <div key={name} className={`system-${rows[name]!.state}`}>
            <dt>
              <Icon name={icons[rows[name]!.state]} />
              {texts[name]}
              <span className="sr">: {texts.states[rows[name]!.state]}</span>
            </dt>
            <dd className="small">
              {rows[name]!.text}
              {name === 'processes' && today.system.processes.length > 1 && (
                <ProcessList processes={today.system.processes} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {today.mail?.isConfigured && <TestMail />}
      {mayDo('manageAccess') && <AllChecks />}
    </>
  );

  function mailSays({ isConfigured, failed, retrying, lastSentAt }: NonNullable<Today['mail']>): Said {
    if (!isConfigured) return { state: 'attention', text: texts.mailOff };
    if (retrying > 0) return { state: 'wrong', text: texts.mailTrouble };
    const text = lastSentAt ? fill(texts.mailSent, time(lastSentAt)) : texts.mailNone;
    return { state: failed > 0 ? 'attention' : 'ok', text };
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
    return isOld
      ? { state: 'attention', text: fill(texts.backupOld, time(madeAt)) }
      : { state: 'ok', text: fill(texts.backupMade, time(madeAt)) };
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
    return { state: 'ok', text: fill(texts.alertedNames, { names: today.alerted.join(', ') }) };
  }
}

function bytesText(language: Language, bytes: number): string {
  const isLarge = bytes >= 1e9;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: 0,
  }).format(Math.floor(bytes / (isLarge ? 1e9 : 1e6)));
}

/** Asks the mail server at once, and shows its own answer. */
function TestMail() {
  const texts = useAdmin().words.today.test;
  return (
    <AskedNow className="test-mail" asked={useTestMail()} button={texts.button} waiting={texts.sending}>
      {({ isAccepted, to, ms, answer }) => (
        <>
          <p className={isAccepted ? undefined : 'todo-warning'}>
            {fill(isAccepted ? texts.accepted : texts.refused, { to, ms })}
          </p>
          <p className="muted">{fill(texts.answer, { answer })}</p>
        </>
      )}
    </AskedNow>
  );
}

/** Findings of `npm run doctor`: those to mend with their remedy, the others by name. */
function AllChecks() {
  const { checks: texts, system } = useAdmin().words.today;
  return (
    <AskedNow className="all-checks" asked={useAllChecks()} button={texts.button} waiting={texts.looking}>
      {({ results }) => {
        const open = (['wrong', 'attention'] as const).flatMap((worst) =>
          results.filter(({ state }) => state === worst),
        );
        const fine = new Set(results.filter(({ state }) => state === 'ok').map(({ name }) => name));
        return (
          <>
            {open.length > 0 && (
              <ul>
                {open.map(({ state, name, found, todo }) => (
                  <li key={found}>
                    <strong className={state === 'wrong' ? 'todo-warning' : undefined}>
                      {name}: {system.states[state]}
                    </strong>
                    <p>{found}</p>
                    {todo && <p className="muted">{todo}</p>}
                  </li>
                ))}
              </ul>
            )}
            {fine.size > 0 && <p>{fill(texts.fine, { names: [...fine].join(', ') })}</p>}
          </>
        );
      }}
    </AskedNow>
  );
}

type Props<Data> = {
  className: string;
  /** Of a mutation that answers in the operator's language. */
  asked: {
    mutate: (language: Language) => void;
    isPending: boolean;
    data: Data | undefined;
    error: Error | null;
  };
  button: string;
  waiting: string;
  children: (data: Data) => ReactNode;
};

/** A button that asks the server, and what it answers. */
function AskedNow<Data>({ className, asked, button, waiting, children }: Props<Data>) {
  const { words, language } = useAdmin();
  const { mutate, isPending, data, error } = asked;
  return (
    <div className={className}>
      <Button isDisabled={isPending} onClick={() => mutate(language)}>
        {button}
      </Button>
      <div className="small" role="status">
        {isPending && waiting}
        {!isPending && error && problemMessage(words.errors, error)}
        {!isPending && data && children(data)}
      </div>
    </div>
  );
}
