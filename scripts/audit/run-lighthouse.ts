import lighthouse from 'lighthouse';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

export type LighthouseFigures = {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Milliseconds, on a simulated slow phone with slow 4G. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  requests: number;
  fonts: number;
  /** Bytes transferred, headers included. */
  transfer: { total: number; document: number; script: number; font: number; other: number };
  /** Lighthouse's benchmark index (a quiet desktop: above 1500) and version. */
  machine: { benchmark: number; lighthouse: string };
  /** Ids and titles of the audits that keep a category below 100. */
  faults: string[];
};

type Item = { resourceType?: string; transferSize?: number };

/** Now and then the browser's trace lacks its beginning and cannot be read. */
const attempts = 3;

/** One visit as Lighthouse's mobile visitor; throws if the page cannot be measured. */
export async function runLighthouse(
  url: string,
  port: number,
  onlyCategories: readonly Category[] = categories,
): Promise<LighthouseFigures> {
  const lhr = await visit(url, port, onlyCategories);
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const details = lhr.audits['network-requests']?.details as { items?: Item[] } | undefined;
  const items = details?.items ?? [];
  const bytes = (type?: string) =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const [total, document, script, font] = [bytes(), bytes('Document'), bytes('Script'), bytes('Font')];
  return {
    scores: Object.fromEntries(
      onlyCategories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
    ),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    requests: items.length,
    fonts: items.filter(({ resourceType }) => resourceType === 'Font').length,
    machine: {
      benchmark: lhr.environment.benchmarkIndex,
      lighthouse: lhr.lighthouseVersion,
    },
    transfer: { total, document, script, font, other: total - document - script - font },
    faults: onlyCategories.flatMap((id) =>
      (lhr.categories[id]?.auditRefs ?? [])
        .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 0.995)
        .map(({ id: audit }) => {
          const { title, displayValue } = lhr.audits[audit]!;
          return `${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`;
        }),
    ),
  };
}

async function visit(url: string, port: number, onlyCategories: readonly Category[]) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...onlyCategories],
      disableFullPageScreenshot: true,
    });
    const { lhr } = result!;
    if (!lhr.runtimeError) return lhr;
    if (attempt === attempts) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
}
