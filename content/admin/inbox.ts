import de from '#content/de/admin/inbox.json' with { type: 'json' };
import en from '#content/en/admin/inbox.json' with { type: 'json' };

export const inboxWords = { de, en };
