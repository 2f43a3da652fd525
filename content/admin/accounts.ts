import de from '#content/de/admin/accounts.json' with { type: 'json' };
import en from '#content/en/admin/accounts.json' with { type: 'json' };

export const accountsWords = { de, en };
