import de from '#content/de/admin/files.json' with { type: 'json' };
import en from '#content/en/admin/files.json' with { type: 'json' };

export const filesWords = { de, en };
