import de from '#content/de/admin/products.json' with { type: 'json' };
import en from '#content/en/admin/products.json' with { type: 'json' };

export const productsWords = { de, en };
