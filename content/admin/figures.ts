import de from '#content/de/admin/figures.json' with { type: 'json' };
import en from '#content/en/admin/figures.json' with { type: 'json' };

export const figuresWords = { de, en };
