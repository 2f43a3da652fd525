import de from '#content/de/admin/content.json' with { type: 'json' };
import en from '#content/en/admin/content.json' with { type: 'json' };

export const contentWords = { de, en };
