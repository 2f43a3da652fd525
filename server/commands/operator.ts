// Who may sign in to the admin area: npm run operator -- add <email> [--name <name>] | reset <email> | remove <email> | list
import { parseArgs } from 'node:util';
import { EnvError, readEnv } from '#server/env.ts';
import { openStore } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { readSiteConfig } from '#site.config.ts';
import { OperatorError, operatorCommand } from './operator-command.ts';

const usage = `npm run operator -- add <email> [--name <name>]   invites an operator: prints a one-time link
npm run operator -- reset <email>                 prints a link for a new password; second factor and sessions end with its use
npm run operator -- remove <email>                takes the sign-in away; what they published stays
npm run operator -- list                          who can sign in
`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' } },
  });
  const [deed = '', email] = positionals;
  const { databaseUrl, dataDir } = readEnv(process.env);
  const { origin } = readSiteConfig(process.env);
  const store = await openStore({ databaseUrl, dataDir });
  try {
    await migrate(store);
    const answer = await operatorCommand({
      store,
      origin,
      now: new Date(),
      deed,
      email,
      name: values.name,
      width: process.stdout.columns ?? 160,
    });
    process.stdout.write(answer);
  } finally {
    await store.close();
  }
} catch (error) {
  process.exitCode = 1;
  const isUsage = error instanceof OperatorError && error.isUsage;
  const reason = error instanceof Error ? error.message : String(error);
  const isOurs = error instanceof OperatorError || error instanceof EnvError;
  process.stderr.write(isUsage ? usage : isOurs ? `${reason}\n` : `The command failed: ${reason}\n`);
}
