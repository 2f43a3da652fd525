import { expect, test } from 'vitest';
import { content } from '#tests/kit/content.ts';
import { guideOf } from './content-guide.ts';

test('the guide knows facts in both languages, and how settings are typed in', () => {
  const { facts, settings } = guideOf(content);
  expect(facts.en['nova.price.session']).toBe('$499');
  expect(facts.de['nova.price.session']).toMatch(/^499\s\$$/);
  expect(settings.LEGAL_VAT_ID_DE).toEqual({ input: { kind: 'line' }, legalFact: 'vatId', isMissing: true });
  expect(settings.LINK_CHECKOUT_NOVA?.link).toEqual({ offering: 'nova', plan: 'session' });
  expect(settings.LINK_CHECKOUT_SINGLE_NOVA?.link).toEqual({ offering: 'nova' });
  expect(settings.SESSION_TRAINING?.input).toMatchObject({ kind: 'choice', choices: ['never', 'consent'] });
});
