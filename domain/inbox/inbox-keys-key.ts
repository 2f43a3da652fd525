/** In the browser storage: whether single keys act in the inbox. */
export const inboxKeysKey = 'adminInboxKeys';
