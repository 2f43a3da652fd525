import { expect, test } from 'vitest';
import { type ElementNode, textsOf } from '#tests/kit/html-tree.ts';
import { readPages } from '#tests/kit/page-checks.ts';

const blockClasses = ['plan', 'price-card', 'price', 'session-book', 'row-price'];

function textsBelow(element: ElementNode): string {
  const texts = textsOf(element).map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return texts.filter((text) => text !== '').join(' | ');
}

function blocksOf(path: string): string[] {
  const { elements } = readPages().find((page) => page.path === path)!;
  const isBlock = ({ tag, attributes, parent }: ElementNode) =>
    attributes.class?.split(' ').some((name) => blockClasses.includes(name)) ||
    (tag === 'li' && parent?.attributes.class === 'sessions');
  return elements.filter(isBlock).map(textsBelow);
}

const inclVat = 'incl. VAT';
const plusVat = 'plus VAT, businesses only';

// PRICE-1 and PRICE-3, row by row: page, name, amount, other texts in the same block.
test.each<[path: string, name: string, amount: string, ...texts: string[]]>([
  ['/nova', 'NOVA session', '$499', inclVat, '60 minutes'],
  ['/nova/case-study', '', '$27', inclVat],
  ['/sophie', 'LIGHT', '$19.99', 'per month', inclVat, '2 × 15-minute sessions a month'],
  ['/sophie', 'STANDARD', '$29', 'per week', inclVat, '4 × 15-minute sessions a week plus 1 premium session'],
  ['/sophie', 'ELITE', '$299', 'per month', inclVat, 'Unlimited sessions'],
  ['/sophie-compare', '', '€19', inclVat],
  ['/fuel', 'BASIC', '$1,999', 'per month', plusVat, '1 coach call a month', '24h response'],
  ['/fuel', 'ADVANCED', '$3,999', 'per month', plusVat, '2 coach calls a month', '12h response'],
  ['/fuel', 'ENTERPRISE', 'from $6,999', 'per month', plusVat, '4 coach calls a month'],
  ['/solutions/smo-excellence', 'Single Session', '€499', 'one-off', plusVat, '7 days of e-mail support'],
  [
    '/solutions/smo-excellence',
    'Business Package | Bestseller',
    '€1,299',
    'one-off',
    plusVat,
    '30 days of support',
  ],
  ['/solutions/smo-excellence', 'Enterprise Solution', '€4,999', 'one-off', plusVat],
  ['/solutions/ic-water-principle', 'IC Water Principle', '$99', 'per session', inclVat],
  ['/solutions/business-wonder', 'Basic', '€199', 'one-off', plusVat, 'Access | 30 days'],
  ['/solutions/business-wonder', 'Pro | Popular', '€499', 'one-off', plusVat, 'Access | 90 days'],
  ['/solutions/business-wonder', 'Enterprise', '€999', 'one-off', plusVat, 'Access | 12 months'],
  [
    '/solutions/quantum-evolution',
    'Basic',
    '€1,999',
    'one-off',
    plusVat,
    'Processing | 7 days',
    'Covers | 1 problem',
  ],
  [
    '/solutions/quantum-evolution',
    'Pro | Popular',
    '€4,999',
    'one-off',
    plusVat,
    'Processing | 30 days',
    'Covers | 5 problems',
  ],
  [
    '/solutions/quantum-evolution',
    'Enterprise',
    '€12,999',
    'one-off',
    plusVat,
    'Processing | 90 days',
    'Covers | unlimited problems',
  ],
  ['/solutions/master-wu', 'Zen Focus', '€49.00', 'per session', inclVat, '30 minutes'],
  ['/marcus-storm', 'Basic', '€997', 'one-off', plusVat],
  ['/marcus-storm', 'Professional | Recommended', '€2,497', 'one-off', plusVat],
  ['/marcus-storm', 'Elite', '€4,997', 'one-off', plusVat],
  ['/alacarte', 'SOPHIE', '€197', 'per session', inclVat, '1 hour'],
  ['/alacarte', 'NOVA Quantum | QUICK', '€297', 'per session', inclVat, '9 minutes'],
  ['/alacarte', 'Marcus Storm', '€497', 'per session', inclVat, '2 hours'],
  ['/alacarte', 'Master Wu', '€147', 'per session', inclVat, '45 minutes'],
  ['/monthly', 'Core', '$759', 'per month', plusVat],
  ['/monthly', 'Core + SEO/Blog', '$999', 'per month', plusVat],
  ['/monthly', 'Core + SEO/Social', '$1,500', 'per month', plusVat],
  ['/monthly', 'Growth Plan', '$2,500', 'per month', plusVat],
  ['/monthly', 'Full Digital Strategy', '$4,500', 'per month', plusVat],
  ['/monthly', 'Enterprise Site Overhaul', '$8,500', 'per month', plusVat],
])('%s sells %s for %s (PRICE-1, PRICE-3)', (path, name, amount, ...texts) => {
  const offered = blocksOf(`/en${path}`).filter(
    (text) => (name === '' || text.startsWith(`${name} | `)) && ` ${text} `.includes(` ${amount} `),
  );
  expect(offered).not.toEqual([]);
  const [block = ''] = offered;
  expect(texts.filter((text) => !block.includes(text))).toEqual([]);
});

test.each<[path: string, name: string, amount: string]>([
  ['/nova', 'NOVA-Sitzung', '499 $'],
  ['/sophie', 'LIGHT', '19,99 $'],
  ['/fuel', 'ENTERPRISE', 'ab 6.999 $'],
  ['/solutions/master-wu', 'Zen Focus', '49,00 €'],
  ['/monthly', 'Core', '665 €'],
  ['/monthly', 'Core + SEO/Blog', '879 €'],
  ['/monthly', 'Core + SEO/Social', '1.315 €'],
  ['/monthly', 'Growth Plan', '2.199 €'],
  ['/monthly', 'Full Digital Strategy', '3.949 €'],
  ['/monthly', 'Enterprise Site Overhaul', '7.459 €'],
])('%s sells %s for %s in German (PRICE-1, PRICE-3)', (path, name, amount) => {
  const offered = blocksOf(path).filter(
    (text) => text.startsWith(`${name} | `) && ` ${text} `.includes(` ${amount} `),
  );
  expect(offered).toHaveLength(1);
});

test('only five plans have a tag (PRICE-2)', () => {
  const tagged = readPages()
    .filter(({ path }) => path.startsWith('/en/'))
    .flatMap(({ path, elements }) =>
      elements
        .filter(({ attributes }) => attributes.class === 'tag-solid')
        .map((element) => `${path}: ${textsBelow(element)}`),
    );
  expect([...new Set(tagged)].toSorted()).toEqual([
    '/en/alacarte: QUICK',
    '/en/marcus-storm: Recommended',
    '/en/solutions/business-wonder: Popular',
    '/en/solutions/quantum-evolution: Popular',
    '/en/solutions/smo-excellence: Bestseller',
  ]);
});
