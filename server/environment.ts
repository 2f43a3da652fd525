import { readAll, type SiteConfig } from '#content/facts/site-config.ts';
import { ConfigurationError, type Environment, readVariables } from '#content/facts/variables.ts';
import { type Env, readAllEnv } from './env.ts';

export function readEnvironment(variables: Environment): { env: Env; site: SiteConfig } {
  const [env, site] = readVariables(variables, readAllEnv, readAll);
  return { env, site };
}

/** The environment of this process. Ends it if there are problems, which it prints. */
export function environmentOrEnd() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
