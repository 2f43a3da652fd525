import { type ReactNode, useId } from 'react';
import { useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { Icon } from '#app/ui/icon.tsx';
import { dashboardWords } from '#content/admin/dashboard.ts';
import type { CheckAnswer } from '#domain/api/checks.ts';
import type { TestMailAnswer } from '#domain/api/mail.ts';
import type { SystemState, Today } from '#domain/api/today.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type State, type SystemRow, systemRows } from './system-rows.ts';

const icons = { ok: 'success', attention: 'alert', wrong: 'alert' } as const;

/** Whether everything runs, in one line; opened, with the details, a test mail and all checks. */
export function SystemCard({ today }: { today: Today }) {
  const { language } = useAdmin();
  const words = useWords(dashboardWords);
  const texts = words.today.system;
  const mayDo = useMayDo();
  const rows = systemRows(words, today, language);
  const id = useId();
  return (
    <section className="card system done" aria-labelledby={id}>
      <details>
        <summary>
          <h2 id={id}>{texts.title}</h2>
          <SystemLine rows={rows} />
          <Icon name="down" />
        </summary>
        <dl className="system-list rows">
          {rows.map(({ name, label, state, text }) => (
            <div key={name} className={`system-${state}`}>
              <dt>
                <Icon name={icons[state]} />
                {label}
                <span className="sr">: {texts.states[state]}</span>
              </dt>
              <dd className="small">
                {text}
                {name === 'processes' && today.system.processes.length > 1 && (
                  <ProcessList processes={today.system.processes} />
                )}
              </dd>
            </div>
          ))}
        </dl>
        {today.mail?.isConfigured && <TestMail />}
        {mayDo('manageAccess') && <AllChecks />}
      </details>
    </section>
  );
}

/** Names what is fine; of everything else it shows the state. */
function SystemLine({ rows }: { rows: readonly SystemRow[] }) {
  const { states } = useWords(dashboardWords).today.system;
  return (
    <span className="system-line row small">
      {rows.map(({ name, label, state, text }) => (
        <span key={name} className={`system-${state}`}>
          <Icon name={icons[state]} />
          {state === 'ok' ? label : `${label}: ${text}`}
          {state === 'ok' && <span className="sr">: {states.ok}</span>}
        </span>
      ))}
    </span>
  );
}

const shortBuild = 8;

/** Which process runs which build of the site, so that an update shows who still runs the one before. */
export function ProcessList({ processes }: Pick<SystemState, 'processes'>) {
  const { language } = useAdmin();
  const texts = useWords(dashboardWords).today.system.process;
  // The longest running come first; who starts last brings the new one.
  const newest = processes.at(-1)?.build;
  return (
    <ul className="bullets">
      {processes.map(({ host, build, startedAt }) => {
        const values = { host, time: momentText(language, startedAt), version: build.slice(0, shortBuild) };
        return <li key={`${host} ${startedAt}`}>{fill(build === newest ? texts.new : texts.old, values)}</li>;
      })}
    </ul>
  );
}

/** Asks the mail server at once, and shows its own answer. */
function TestMail() {
  const texts = useWords(dashboardWords).today.test;
  return (
    <AskedNow<TestMailAnswer> path="/api/admin/mails/test" button={texts.button} waiting={texts.sending}>
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
  const { checks: texts } = useWords(dashboardWords).today;
  return (
    <AskedNow<CheckAnswer> path="/api/admin/checks" button={texts.button} waiting={texts.looking}>
      {({ results }) => <Findings results={results} />}
    </AskedNow>
  );
}

function Findings({ results }: CheckAnswer) {
  const { checks: texts, system } = useWords(dashboardWords).today;
  const named = (wanted: State) => results.filter(({ state }) => state === wanted);
  const open = [...named('wrong'), ...named('attention')];
  const fine = new Set(named('ok').map(({ name }) => name));
  return (
    <>
      {open.length > 0 && (
        <ul className="rows">
          {open.map(({ state, name, found, todo }) => (
            <li key={found} className="lines">
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
}

type Props<Data> = {
  path: string;
  button: string;
  waiting: string;
  children: (data: Data) => ReactNode;
};

/** A button that asks the server, and its answer in the operator's language. */
function AskedNow<Data>({ path, button, waiting, children }: Props<Data>) {
  const { language } = useAdmin();
  const { run, isRunning, answer, problem } = useAct({
    send: () => sendChange<Data>('POST', path, { language }),
  });
  return (
    <div className="group start">
      <Button isDisabled={isRunning} onClick={() => run()}>
        {button}
      </Button>
      <div className="small" role="status">
        {isRunning && waiting}
        {problem}
        {answer !== undefined && children(answer)}
      </div>
    </div>
  );
}
