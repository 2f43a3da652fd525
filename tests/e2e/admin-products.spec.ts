import { adminWords } from '#content/admin/words.ts';
import { openAdmin, tabNamed } from '#tests/kit/admin-page.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

const { en } = adminWords;

test('the products are searched by name or type, whatever the case', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Type', 'Color', 'Status', 'Actions']);
  await expect(page.getByRole('row').filter({ hasText: 'Active' })).toHaveCount(4);
  await expect(page.getByRole('row', { name: /^IC/ })).toContainText('Draft');
  await expect(page.getByRole('row')).toHaveCount(6);
  const search = page.getByPlaceholder('Search products...');
  await search.fill('PERSONA');
  await expect(page.getByRole('rowheader')).toHaveText(['RAY', 'Marcus Storm']);
  await expect(page.getByRole('status').filter({ hasText: '2 products found' })).toBeVisible();
  await search.fill('xyz');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('button', { name: en.products.searchClear }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(search).toBeFocused();
});

test('the first line says what a product changes on the website, and leads to the prices', async ({
  page,
}) => {
  await openAdmin(page, '/admin/products');
  await expect(page.getByText(en.products.lead)).toBeVisible();
  await page.getByRole('link', { name: en.products.prices }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.content.title);
});

test('a product is added, after its faults are named in the fixed words (ADMIN-3)', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  const opener = page.getByRole('button', { name: 'Add Product' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  expect((await dialog.boundingBox())?.width).toBe(550);
  await expect(dialog.getByLabel('Status')).toHaveValue('draft');
  await expect(dialog.getByRole('textbox', { name: 'Base Color' })).toHaveValue('#03B5AA');

  await dialog.getByLabel('Name').fill('Z');
  await dialog.getByLabel('Type').fill('t'.repeat(51));
  await dialog.getByLabel('Description').fill('d'.repeat(501));
  await dialog.getByRole('textbox', { name: 'Base Color' }).fill('#12');
  await dialog.getByRole('button', { name: 'Save Product' }).click();
  for (const message of [
    'Name must be at least 2 characters',
    'Type cannot exceed 50 characters',
    'Description cannot exceed 500 characters',
    'Color must be a valid hex color code (e.g., #03B5AA)',
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();

  await dialog.getByLabel('Name').fill('Zen Focus');
  await dialog.getByLabel('Type').fill('Session');
  await dialog.getByLabel('Description').fill('Thirty quiet minutes');
  await dialog.getByRole('textbox', { name: 'Base Color' }).fill('#2ec4b6');
  await expect(dialog.getByRole('list').getByRole('listitem')).toHaveCount(9);
  await dialog.getByRole('button', { name: 'Save Product' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').last()).toContainText(/Zen Focus.*Session.*#2ec4b6.*Draft/s);
  await expect(page.getByText('1 unpublished change')).toBeVisible();
});

test('linking an offering alone changes no page: the colour is the offering’s own until one is chosen', async ({
  page,
}) => {
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  const color = dialog.getByRole('textbox', { name: 'Base Color' });
  const offering = dialog.getByLabel(en.productDialog.linkedOffering.label);
  await offering.selectOption('FUEL');
  await expect(color).toHaveValue('#FD7A1B');
  await offering.selectOption(en.productDialog.linkedOffering.none);
  await expect(color).toHaveValue('#03B5AA');
  await color.fill('#2ec4b6');
  await offering.selectOption('FUEL');
  await expect(color).toHaveValue('#2ec4b6');
});

test('the palette preview follows valid colours only', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Edit NOVA' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  const base = dialog.getByRole('list').getByRole('listitem').nth(3);
  await expect(base).toHaveCSS('background-color', 'rgb(95, 55, 152)');
  await dialog.getByRole('textbox', { name: 'Base Color' }).fill('#FF9F1C');
  await expect(base).toHaveCSS('background-color', 'rgb(255, 159, 28)');
  await dialog.getByRole('textbox', { name: 'Base Color' }).fill('#FF9F');
  await expect(base).toHaveCSS('background-color', 'rgb(255, 159, 28)');
});

test('an edit survives another tab, Cancel changes nothing, and a reload forgets', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Edit NOVA' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('NOVA 2');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('rowheader', { name: 'NOVA 2' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit NOVA' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit NOVA' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('NOVA 2');
  await page.getByRole('dialog').getByLabel('Status').selectOption('Archived');
  await page.getByRole('button', { name: 'Save Product' }).click();
  await tabNamed(page, 'Dashboard').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('4 Active Products');
  await tabNamed(page, 'Products').click();
  await expect(page.getByRole('row', { name: /NOVA 2/ })).toContainText('Archived');

  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'NOVA', exact: true })).toBeVisible();
});

test('an offering cannot be linked to two products', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Edit RAY' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Linked Offering').selectOption('NOVA');
  await dialog.getByRole('button', { name: 'Save Product' }).click();
  await expect(dialog.getByText('The offering NOVA already belongs to the product NOVA')).toBeVisible();
});

test('deleting asks first and then removes the product', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Delete RAY' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete RAY' });
  await expect(dialog).toContainText('Are you sure you want to delete this product?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('rowheader', { name: 'RAY' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete RAY' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'RAY' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Save Changes shows the difference, who may publish it, and can take it all back', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog').getByText(en.publish.nothing)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete RAY' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: en.draft.publish });
  await expect(dialog).toContainText('1 product deleted');
  await expect(dialog.getByRole('listitem')).toHaveText(/RAY/);
  await expect(dialog.getByRole('button', { name: en.publish.publish })).toBeVisible();
  await dialog.getByRole('button', { name: en.draft.discard }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.draft.discard }).click();
  await expect(page.getByRole('rowheader', { name: 'RAY' })).toBeVisible();
});

test('a script in a name stays text', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>';
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Edit NOVA' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog')).toContainText(name);
});

test('a thousand published products are shown in pages, searched as a whole, and added to at the end', async ({
  page,
}) => {
  test.slow();
  const products = Array.from({ length: 1000 }, (_, index) => ({
    id: `p${index}`,
    name: `Product ${index}`,
    type: 'Session',
    description: '',
    status: 'draft',
    baseColor: '#03B5AA',
    offering: null,
  }));
  await page.route('**/api/admin/release', (route) =>
    route.fulfill({ json: { version: 1_000_000, products } }),
  );
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(en.publish.nothing)).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('row')).toHaveCount(51);
  const pager = page.getByRole('navigation', { name: en.common.pagination.label });
  await expect(pager).toContainText('1–50 of 1,000');
  await pager.getByRole('button', { name: en.common.pagination.next }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('Product 50');
  await page.getByPlaceholder('Search products...').fill('product 999');
  await expect(page.getByRole('rowheader')).toHaveText(['Product 999']);
  await expect(pager).toHaveCount(0);
  await page.getByPlaceholder('Search products...').fill('');

  await page.getByRole('button', { name: 'Add Product' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Zen Focus');
  await page.getByRole('dialog').getByLabel('Type').fill('Session');
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['Zen Focus']);
  await expect(pager).toContainText('1,001–1,001 of 1,001');
});
