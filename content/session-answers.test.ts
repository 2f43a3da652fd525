import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { contentWith } from '#tests/kit/content.ts';
import { openPoints } from './facts/open-points.ts';
import { readSiteConfig } from './facts/site-config.ts';
import { facts } from './facts.ts';
import { openTopics, sessionAnswers, type Work } from './session-answers.ts';

const everything = {
  SESSION_MEDIUM: 'voice',
  SESSION_RESUMES: 'on',
  SESSION_PLACE_DE: 'Frankfurt am Main, Deutschland',
  SESSION_PLACE_EN: 'Frankfurt, Germany',
  SESSION_MODEL: 'Beispielmodell 3',
  SESSION_RETENTION_DAYS: '30',
  SESSION_TRAINING: 'never',
  SESSION_READERS: 'nobody',
};

function answers(
  variables: Readonly<Record<string, string>>,
  language: Language = 'en',
  own = {},
  work: Work = 'session',
) {
  const { site, words } = contentWith(variables);
  const said = words[language].sessions;
  return {
    all: sessionAnswers(said, site.sessions, language, own, work),
    topics: openTopics(said, site.sessions),
    words: said,
  };
}

test.each(languages)('in %s, what is not set is left out, and can be asked in one sentence', (language) => {
  const { all, topics, words } = answers({}, language);
  expect(all).toEqual([]);
  expect(topics).toEqual(Object.values(words.unstated.topics));
  const { sessionMedium, sessionData } = facts(contentWith({}), language);
  expect(sessionMedium).toBe('');
  for (const topic of topics) expect(sessionData).toContain(topic);
  expect(sessionData).not.toMatch(/[[\]{}]|topics/);
});

test('what is set is said, and no longer open', () => {
  const { all, topics, words } = answers(everything);
  expect(all.map(({ text }) => text)).toEqual([
    words.stated.medium.voice,
    words.stated.connection.resumes,
    'Frankfurt, Germany',
    'Beispielmodell 3',
    fill(words.stated.retention.after.session.days, { days: '30' }),
    words.stated.training.never,
    words.stated.readers.nobody,
  ]);
  expect(topics).toEqual([]);
});

test('one missing setting leaves one topic to ask', () => {
  const { topics, words } = answers({ ...everything, SESSION_TRAINING: '' });
  expect(topics).toEqual([words.unstated.topics.training]);
});

test('nothing kept after the session is an answer too', () => {
  const { all, words } = answers({ SESSION_RETENTION_DAYS: '0' });
  expect(all).toEqual([
    {
      id: 'retention',
      label: words.stated.retention.label,
      text: words.stated.retention.after.session.none,
    },
  ]);
});

test('an answer of the offering replaces the one of the settings, once that is set', () => {
  const own = { medium: 'Master Wu talks.', readers: 'Your coach.' };
  const texts = answers(everything, 'en', own).all.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining([own.medium, own.readers]));
  expect(texts).not.toContain(answers({}).words.stated.readers.nobody);
  expect(answers({}, 'en', own).all).toEqual([]);
});

test.each(languages)(
  'in %s, a programme keeps data from its end, and what is said of all names both',
  (language) => {
    const { allSessionData } = facts(contentWith(everything), language);
    const { all, words } = answers(everything, language, {}, 'programme');
    const { after } = words.stated.retention;
    expect(all.map(({ text }) => text)).toContain(fill(after.programme.days, { days: '30' }));
    expect(allSessionData).toContain(fill(after.all.days, { days: '30' }));
  },
);

test('questions and privacy notice repeat the same answers', () => {
  expect(facts(contentWith(everything), 'en').sessionData).toBe(
    'Your data is processed in Frankfurt, Germany. The AI model is Beispielmodell 3. What you said, wrote or uploaded is deleted within 30 days of the session. No AI models are trained on what you say. Nobody else can read an AI session.',
  );
  expect(facts(contentWith({ CONTACT_EMAIL: 'post@a.example' }), 'de').sessionData).toContain(
    'post@a.example',
  );
});

test('a wrong value is refused with what is expected', () => {
  const read = () =>
    readSiteConfig({ SESSION_MEDIUM: 'fax', SESSION_RETENTION_DAYS: 'long', SESSION_TRAINING: 'yes' });
  expect(read).toThrow(/SESSION_MEDIUM expects text, voice or both/);
  expect(read).toThrow(/SESSION_RETENTION_DAYS expects a whole number/);
  expect(read).toThrow(/SESSION_TRAINING expects never or consent/);
});

test('the operator is told which answers customers still have to ask for', () => {
  const open = (env: Record<string, string>) =>
    openPoints(readSiteConfig(env)).find(({ about }) => about === 'sessions')?.variables;
  expect(open({})).toEqual(expect.arrayContaining(['SESSION_MEDIUM', 'SESSION_PLACE']));
  expect(open({ SESSION_MEDIUM: 'text' })).not.toContain('SESSION_MEDIUM');
  expect(open(everything)).toBeUndefined();
});
