import de from '#content/de/admin/privacy.json' with { type: 'json' };
import en from '#content/en/admin/privacy.json' with { type: 'json' };

export const privacyWords = { de, en };
