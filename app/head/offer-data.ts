import type { Period, Price } from '#content/price.ts';
import type { DataNode } from './data-node.ts';
import type { PageOffer, PageService } from './page-offers.ts';
import { plain } from './plain.ts';

/** ISO 8601 duration and UN/CEFACT unit; prices of other periods are paid once. */
const subscriptions: Partial<Record<Period, { billingDuration: string; unitCode: string }>> = {
  week: { billingDuration: 'P1W', unitCode: 'WEE' },
  month: { billingDuration: 'P1M', unitCode: 'MON' },
};

/** `address` is canonical and the root of the ids (SEO-23). */
export function serviceData(service: PageService, address: string, provider: DataNode): DataNode {
  return {
    '@type': 'Service',
    '@id': `${address}#${service.id}`,
    name: plain(service.name),
    description: plain(service.description),
    url: address,
    provider,
    ...(service.offers.length > 0
      ? { offers: service.offers.map((offer) => offerData(offer, address, service.isPaused)) }
      : {}),
  };
}

function offerData({ id, name, price }: PageOffer, address: string, isPaused = false): DataNode {
  return {
    '@type': 'Offer',
    '@id': `${address}#offer-${id}`,
    name: plain(name),
    url: address,
    price: price.amount,
    priceCurrency: price.currency,
    priceSpecification: priceData(price),
    ...(isPaused ? { availability: 'https://schema.org/OutOfStock' } : {}),
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
