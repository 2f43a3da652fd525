// Manages operators of the admin area: npm run operator -- add | reset | role | remove <email> | list

import { parseArgs } from 'node:util';
import { readSiteConfig } from '#content/facts/site-config.ts';
import { ConfigurationError } from '#content/facts/variables.ts';
import { BackupError } from '#server/backup/backup-file.ts';
import { updateStore } from '#server/backup/update-store.ts';
import { openStore } from '#server/core/store/database.ts';
import { readEnv } from '#server/env.ts';
import { OperatorError, operatorCommand } from './operator-command.ts';

const usage = `npm run operator -- add <email> [--name <name>] [--role <role>]   invites an operator: prints a one-time link
npm run operator -- reset <email> [--without-second-factor]       prints a link to set a new password, which ends all sessions
npm run operator -- role <email> --role <role>                    changes the role
npm run operator -- remove <email>                                removes the account; published content stays
npm run operator -- list                                          lists the operators
Roles: owner (everything), editor (products, colours, texts, publishing), support (messages and responses; the default).
`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string' },
      'without-second-factor': { type: 'boolean' },
    },
  });
  const [action = '', email] = positionals;
  const env = readEnv(process.env);
  const { origin } = readSiteConfig(process.env);
  const store = await openStore(env);
  try {
    await updateStore(store, { env, now: new Date(), signal: new AbortController().signal });
    const answer = await operatorCommand({
      store,
      origin,
      now: new Date(),
      action,
      email,
      name: values.name,
      role: values.role,
      withoutSecondFactor: values['without-second-factor'],
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
  const isOurs = [OperatorError, ConfigurationError, BackupError].some((ours) => error instanceof ours);
  process.stderr.write(
    isUsage ? usage : isOurs ? `${reason}\n` : `Could not carry out the command: ${reason}\n`,
  );
}
