import { readSiteConfig, type SiteConfig } from '#content/facts/site-config.ts';
import { type Env, EnvError, readEnv } from './env.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the settings of the server and of the site. Throws `EnvError` with the problems of both. */
export function readEnvironment(variables: Variables): { env: Env; site: SiteConfig } {
  const problems: string[] = [];
  const env = noting(() => readEnv(variables));
  const site = noting(() => readSiteConfig(variables));
  if (!env || !site) throw new EnvError(problems);
  return { env, site };

  function noting<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      const found = (error as { problems?: readonly string[] }).problems;
      if (!found) throw error;
      problems.push(...found);
      return undefined;
    }
  }
}

/** The environment of this process. Ends it if there are problems, which it prints. */
export function environmentOrEnd() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
