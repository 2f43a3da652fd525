import de from '#content/de/admin/settings.json' with { type: 'json' };
import en from '#content/en/admin/settings.json' with { type: 'json' };

export const settingsWords = { de, en };
