import type { Period, Price } from '#content/price.ts';
import type { DataNode } from './data-node.ts';
import type { PageOffer, PageService } from './page-offers.ts';
import { plain } from './plain.ts';

/** ISO 8601 duration and UN/CEFACT unit of what is paid again and again; other prices are paid once. */
const subscriptions: Partial<Record<Period, { billingDuration: string; unitCode: string }>> = {
  week: { billingDuration: 'P1W', unitCode: 'WEE' },
  month: { billingDuration: 'P1M', unitCode: 'MON' },
};

/** A service of a page with its offers (SEO-23). `address` is the canonical one and the root of the ids. */
export function serviceData(service: PageService, address: string, provider: DataNode): DataNode {
  return {
    '@type': 'Service',
    '@id': `${address}#${service.id}`,
    name: plain(service.name),
    description: plain(service.description),
    url: address,
    provider,
    ...(service.offers.length > 0
      ? { offers: service.offers.map((offer) => offerData(offer, address)) }
      : {}),
  };
}

function offerData({ id, name, price }: PageOffer, address: string): DataNode {
  return {
    '@type': 'Offer',
    '@id': `${address}#offer-${id}`,
    name: plain(name),
    url: address,
    price: price.amount,
    priceCurrency: price.currency,
    priceSpecification: priceData(price),
  };
}

function priceData({ amount, currency, vat, period, from }: Price): DataNode {
  return {
    '@type': 'UnitPriceSpecification',
    price: amount,
    ...(from ? { minPrice: amount } : {}),
    priceCurrency: currency,
    valueAddedTaxIncluded: vat === 'included',
    ...subscriptions[period],
  };
}
