import de from '#content/de/admin/examples.json' with { type: 'json' };
import en from '#content/en/admin/examples.json' with { type: 'json' };

export const examplesWords = { de, en };
