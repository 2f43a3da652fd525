import { finding } from '#domain/health/checks.ts';
import { askModel, ModelProblem, modelServerIn } from '#server/assistant/model.ts';
import { type Check, codeOf } from './check.ts';

/** Lets the model choose from one sentence. */
export const assistantCheck: Check = async ({ env }) => {
  const server = modelServerIn(env);
  if (!server) return [finding('assistantUnset')];
  const values = { host: new URL(server.url).host, model: server.model };
  try {
    await askModel(server, 'Test?', ['[Test] Test.']);
    return [finding('assistantFine', values)];
  } catch (error) {
    return error instanceof ModelProblem
      ? [finding('assistantOther', { ...values, answer: error.message })]
      : [finding('assistantSilent', { ...values, error: codeOf(error) })];
  }
};
