import de from '#content/de/admin/colors.json' with { type: 'json' };
import en from '#content/en/admin/colors.json' with { type: 'json' };

export const colorsWords = { de, en };
