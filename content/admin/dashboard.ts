import de from '#content/de/admin/dashboard.json' with { type: 'json' };
import en from '#content/en/admin/dashboard.json' with { type: 'json' };

export const dashboardWords = { de, en };
