import de from '#content/de/admin/frame.json' with { type: 'json' };
import en from '#content/en/admin/frame.json' with { type: 'json' };

export const frameWords = { de, en };
