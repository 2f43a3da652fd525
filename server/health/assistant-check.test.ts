import { expect, test } from 'vitest';
import { checkParts, found } from '#tests/kit/checks.ts';
import { completion, modelServer } from '#tests/kit/model-server.ts';
import { runChecks } from './run-checks.ts';

const settings = (url: string) => ({
  ASSISTANT_URL: url,
  ASSISTANT_MODEL: 'picker',
  ASSISTANT_KEY: 'hidden-key',
});

test('the server of the model is asked once and may be right, wrong, silent or unset', async () => {
  const server = await modelServer(completion('{"sentences":[1],"search":[]}'));
  expect(await found('assistant', settings(server.url))).toEqual(['assistantFine']);
  expect(server.asked).toMatchObject([{ question: 'Test?', sentences: ['1. [Test] Test.'] }]);
  server.replyWith((response) => response.writeHead(401).end());
  expect(await found('assistant', settings(server.url))).toEqual(['assistantOther']);
  expect(await found('assistant', settings('http://127.0.0.1:1'))).toEqual(['assistantSilent']);
  expect(await found('assistant', {})).toEqual(['assistantUnset']);
});

test('no finding tells the key or what the server wrote', async () => {
  const server = await modelServer(completion('hidden words'));
  const findings = await runChecks(checkParts(settings(server.url)), { names: ['assistant'] });
  expect(findings).toMatchObject([{ code: 'assistantOther' }]);
  expect(JSON.stringify(findings)).not.toContain('hidden');
});
