// Lists the stored support messages: npm run messages [-- --json]
import { listSupportMessages } from '#server/store/support-messages.ts';
import { printSubmissions } from './print-submissions.ts';

await printSubmissions({
  list: listSupportMessages,
  columns: {
    Received: ({ receivedAt }) => receivedAt.slice(0, 16).replace('T', ' '),
    Id: ({ id }) => id,
    Kind: ({ kind }) => kind,
    Status: ({ status }) => status,
    Name: ({ name }) => name,
    'E-mail': ({ email }) => email,
    Company: ({ company }) => company,
    Message: ({ message }) => message,
  },
});
