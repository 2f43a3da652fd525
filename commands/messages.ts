// Lists the stored support messages: npm run messages [-- --json]
import { messageFields, type SupportMessage } from '#domain/forms/support-message.ts';
import { listSupportMessages } from '#server/forms/support-messages.ts';
import { printSubmissions } from './print-submissions.ts';

await printSubmissions({
  noun: 'message',
  list: listSupportMessages,
  columns: {
    Received: ({ receivedAt }) => receivedAt.slice(0, 16).replace('T', ' '),
    Id: ({ id }) => id,
    Kind: ({ kind }) => kind,
    Status: ({ status }) => status,
    ...Object.fromEntries(
      messageFields.map((field) => [heading(field), (message: SupportMessage) => message[field]]),
    ),
  },
});

function heading(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}
