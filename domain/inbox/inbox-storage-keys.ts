/** In the browser storage: whether single keys act in the inbox. */
export const inboxKeysKey = 'adminInboxKeys';

/** In the browser storage: whether the next message opens after one was dealt with. */
export const inboxNextKey = 'adminInboxNext';

/** In the browser storage: drafts that the server has not confirmed yet. */
export const unsavedDraftsKey = 'unsavedDrafts';
