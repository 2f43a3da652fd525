import { demoAccounts } from './demo-people.ts';

/** The output of the demo when it is ready. */
export function demoLines({ site, mails }: { site: string; mails: string }): string {
  const accounts = demoAccounts.map(
    ({ role, email, password }) => `  ${role.padEnd(9)}${email.padEnd(20)}${password}`,
  );
  return `
The demo runs, with sample data that is gone when you stop it with Ctrl+C.

  Site        ${site}
  Admin area  ${site}/admin
  Mails       ${mails}

Sign in with one of these addresses and passwords:

${accounts.join('\n')}

No mail leaves this machine: each is on the page of mails.
`;
}
