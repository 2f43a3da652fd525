import de from '#content/de/admin/publishing.json' with { type: 'json' };
import en from '#content/en/admin/publishing.json' with { type: 'json' };

export const publishingWords = { de, en };
