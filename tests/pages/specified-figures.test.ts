import { expect, test } from 'vitest';
import { elementsOf, textsOf } from '#tests/kit/html-tree.ts';
import { readPages } from '#tests/kit/page-checks.ts';

function textOn(path: string, tag: string, startsWith = ''): string {
  const { document } = readPages().find((page) => page.path === path)!;
  const texts = elementsOf(document)
    .filter((element) => element.tag === tag)
    .map((element) => textsOf(element).map(({ text }) => text.replace(/\s+/g, ' ').trim()));
  return (
    texts.map((parts) => parts.filter(Boolean).join(' | ')).find((text) => text.startsWith(startsWith)) ?? ''
  );
}

test.each([
  ['/en', '23+ | qualified partners a month'],
  ['/en', 'We look after 185 clients today'],
  ['/en/case-nexiu', 'a sample dashboard view with invented values: 285 clients at a glance'],
  ['/en', 'Since 2019, 200+ companies have transformed with us.'],
  ['/en', '94% of clients report efficiency gains'],
  ['/en', 'Costs fell by 43% on average'],
  ['/en', '5 out of 5 stars | from 112 reviews'],
  ['/en', '12,000+ people have taken part in sessions and programmes'],
  ['/en/marcus-storm', '94% | companies | 250+'],
  ['/en/sophie', '140 evolutionary steps, available 24/7'],
  ['/en/fuel', 'more enquiries from the same budget | +37%'],
  ['/en/solutions/smo-excellence', 'shorter from enquiry to quote | 42%'],
  ['/en/solutions/business-wonder', '68% | more second meetings'],
  ['/en/solutions/smo-excellence', 'fewer queries in customer service | 28%'],
  ['/en/fuel', 'lower cost per enquiry | 15%'],
  ['/en/case-nexiu', 'revenue growth | 340%'],
  ['/en/case-nexiu', 'time saved on the search for partners | 85%'],
  ['/en/case-nexiu', 'months to return on investment | 12'],
  ['/en/genesis', '147 active nodes'],
  ['/en/genesis', '85% threshold'],
  ['/en/nova/case-study', '4+ aha moments or your money back'],
  ['/en', 'See the live demo | 15 minutes'],
  ['/marcus-storm', 'Teilnehmende | 12.000+'],
  ['/marcus-storm', '94 %'],
  ['/en', '© 2024 Elambra'],
  ['/en/marcus-storm', '© 2025 Elambra'],
])('%s says “%s” (CLAIM-1, CLAIM-2, CLAIM-3)', (path, text) => {
  expect(textOn(path, 'body')).toContain(text);
});

test.each([
  ['Interim invoice', '50% of the offer amount'],
  ['Separate web designer contract', 'from 5,000 EUR plus VAT'],
  ['Revision rounds', '2'],
  ['Time to accept', '7 working days'],
  ['Reduced hourly rate', '59 EUR plus VAT'],
  ['Telephone consultation', '22.24 EUR plus VAT per started 15 minutes'],
  ['Markup on advertising costs', '20%'],
  ['Default interest', '5% above the base rate'],
  ['Instalments', 'up to 12 months'],
  ['Payment of an instalment', 'within 5 working days'],
  ['Withdrawal for late instalments', 'after more than 7 working days late'],
  ['Renewal of maintenance contracts', 'by 1 year'],
  ['Notice of changes to the terms', '4 weeks'],
  ['Time to object', '1 month'],
  ['Notice before a provider change', '2 weeks'],
  ['Defect testing and reporting by entrepreneurs', '1 week'],
  ['Defect claims expire after', '6 months'],
  ['Payment claims expire after', '5 years'],
])('the terms state “%s: %s” (TERMS-1)', (name, value) => {
  expect(textOn('/en/terms-of-service', 'tr', `${name} | `)).toContain(`${name} | ${value} | `);
});
