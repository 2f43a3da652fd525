import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { dayAfter } from '#domain/inbox/working-days.ts';
import { localIn } from '#domain/language/zone-time.ts';
import { declarations } from './declarations.ts';
import type { DemoEvent } from './demo-event.ts';
import type { DemoMessage, Step } from './demo-message.ts';
import { type DemoPersonId, demoPeople } from './demo-people.ts';
import type { DemoSite } from './demo-site.ts';
import { doneMessages } from './done-messages.ts';
import { demoTimeZone, momentOf } from './moments.ts';
import { openMessages } from './open-messages.ts';
import { spamMessages } from './spam-messages.ts';
import { threadMessages } from './thread-messages.ts';

export const demoMessages: readonly DemoMessage[] = [
  ...doneMessages,
  ...threadMessages,
  ...openMessages,
  ...declarations,
  ...spamMessages,
];

export function messageEvents(now: Date): DemoEvent[] {
  return demoMessages.flatMap((message): DemoEvent[] => {
    let id = '';
    const steps = message.steps ?? [];
    return [
      {
        at: momentOf(message.when, now),
        run: async (site) => {
          id = await site.submit(message.form, message.fields, message);
        },
      },
      ...steps.map(
        (step): DemoEvent => ({
          at: momentOf(step.when, now),
          run: async (site) => await takeStep(site, id, step, now),
        }),
      ),
    ];
  });
}

async function takeStep(site: DemoSite, id: string, step: Step, now: Date): Promise<void> {
  const path = `/messages/${id}`;
  if ('answer' in step) return await site.receive(answerMail(await opened(site, id), step));
  const person = demoPeople[step.by];
  if ('reply' in step) {
    const { subject, reply: text, isDone: done = false } = step;
    await site.as(person, 'POST', `${path}/replies`, { subject, text, quote: true, done });
  } else if ('note' in step) await site.as(person, 'POST', `${path}/notes`, { text: step.note });
  else if ('noteDraft' in step) await site.as(person, 'PUT', `${path}/drafts/note`, { text: step.noteDraft });
  else if ('replyDraft' in step) {
    const { subject, replyDraft: text } = step;
    const { version, notes } = await opened(site, id);
    const seen = notes.at(-1)?.id ?? '';
    await site.as(person, 'PUT', `${path}/drafts/reply`, { subject, text, quote: true, seen, version });
  } else {
    const { version } = await opened(site, id, step.by);
    if ('bulk' in step) {
      const messages = [{ id, version }];
      await site.as(person, 'POST', '/messages/bulk', { action: step.bulk, messages });
    } else {
      await site.as(person, 'PATCH', path, { version, ...(await changeOf(site, step, now)) });
    }
  }
}

type Change = Extract<
  Step,
  { assignTo: unknown } | { status: unknown } | { tags: unknown } | { followUpIn: unknown }
>;

async function changeOf(site: DemoSite, step: Change, now: Date) {
  if ('assignTo' in step) return { assignee: await site.idOf(demoPeople[step.assignTo]) };
  if ('followUpIn' in step)
    return { followUp: dayAfter(localIn(demoTimeZone, now).slice(0, 10), step.followUpIn) };
  return 'tags' in step ? { tags: step.tags } : { status: step.status };
}

async function opened(site: DemoSite, id: string, by: DemoPersonId = 'support') {
  return await site.as<WholeMessage>(demoPeople[by], 'GET', `/messages/${id}`);
}

const sentOn = new Intl.DateTimeFormat('de', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: demoTimeZone,
});

/** The format of a mail program: the answer, then the quoted reply. */
function answerMail(
  { replies, email, name }: WholeMessage,
  { answer, subject }: Extract<Step, { answer: string }>,
): string {
  const last = replies.at(-1)!;
  const quoted = last.text.split('\n').map((line) => `> ${line}`);
  return [
    `From: "${name}" <${email}>`,
    'To: hello@elambra.example',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    `Message-ID: <answer-to-${last.id}@customer.example>`,
    `In-Reply-To: <${last.id}@elambra.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    answer,
    '',
    `Am ${sentOn.format(new Date(last.createdAt))} schrieb ${last.author.name}:`,
    ...quoted,
    '',
  ].join('\n');
}
