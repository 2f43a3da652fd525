import de from '#content/de/admin/releases.json' with { type: 'json' };
import en from '#content/en/admin/releases.json' with { type: 'json' };

export const releasesWords = { de, en };
