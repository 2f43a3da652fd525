import de from '#content/de/admin/charts.json' with { type: 'json' };
import en from '#content/en/admin/charts.json' with { type: 'json' };

export const chartsWords = { de, en };
