import { type Category, type OfferingId, offerings } from './offers.ts';

/** The colours of one offering (spec 2 §3). */
export type CatalogueEntry = {
  readonly id: OfferingId;
  readonly name: string;
  readonly category: Category;
  readonly primaryColor: string;
  readonly accentColor: string;
  readonly gradientFrom: string;
  readonly gradientTo: string;
  readonly textColorLight: string;
  readonly textColorDark: string;
  readonly relatedProductId?: OfferingId;
};

/** The colour catalogue: values of the design system, pairs of spec 2 §3. Solutions first, in the spec's order. */
export const colorCatalogue: Readonly<Record<OfferingId, CatalogueEntry>> = {
  sophie: entry('sophie', {
    primaryColor: '#03B5AA',
    accentColor: '#84F9CB',
    gradientFrom: '#00272C',
    gradientTo: '#02655C',
    textColorLight: '#015D57',
    textColorDark: '#8CECDC',
    relatedProductId: 'smo-excellence',
  }),
  'integrated-solutions': entry('integrated-solutions', {
    primaryColor: '#05A4D4',
    accentColor: '#C1F180',
    gradientFrom: '#06243A',
    gradientTo: '#00607B',
    textColorLight: '#025875',
    textColorDark: '#A4E3F9',
    relatedProductId: 'ic-water-principle',
  }),
  'marcus-storm': entry('marcus-storm', {
    primaryColor: '#235789',
    accentColor: '#FFB483',
    gradientFrom: '#0C1C33',
    gradientTo: '#19507E',
    textColorLight: '#144F84',
    textColorDark: '#B2D9FD',
    relatedProductId: 'fuel',
  }),
  nova: entry('nova', {
    primaryColor: '#5F3798',
    accentColor: '#FFCD56',
    gradientFrom: '#1F0F45',
    gradientTo: '#632E98',
    textColorLight: '#5C2D98',
    textColorDark: '#DBC5FD',
    relatedProductId: 'quantum-evolution',
  }),
  'master-wu': entry('master-wu', {
    primaryColor: '#38A065',
    accentColor: '#E6EC99',
    gradientFrom: '#01281A',
    gradientTo: '#256236',
    textColorLight: '#1A5B36',
    textColorDark: '#AEEDBA',
  }),
  'smo-excellence': entry('smo-excellence', {
    primaryColor: '#D8B92A',
    accentColor: '#F6EEAB',
    gradientFrom: '#302103',
    gradientTo: '#6C5302',
    textColorLight: '#674F04',
    textColorDark: '#F7E286',
    relatedProductId: 'sophie',
  }),
  'business-wonder': entry('business-wonder', {
    primaryColor: '#D71F82',
    accentColor: '#FFC892',
    gradientFrom: '#400332',
    gradientTo: '#9D1458',
    textColorLight: '#9A135B',
    textColorDark: '#FFBFDA',
    relatedProductId: 'sophie',
  }),
  'ic-water-principle': entry('ic-water-principle', {
    primaryColor: '#FF6B6B',
    accentColor: '#8EDFF6',
    gradientFrom: '#450D1D',
    gradientTo: '#9C3333',
    textColorLight: '#99272A',
    textColorDark: '#FFC3C2',
    relatedProductId: 'integrated-solutions',
  }),
  fuel: entry('fuel', {
    primaryColor: '#FD7A1B',
    accentColor: '#FCE260',
    gradientFrom: '#3D110A',
    gradientTo: '#934012',
    textColorLight: '#8E3C07',
    textColorDark: '#FFCCA6',
    relatedProductId: 'marcus-storm',
  }),
  'quantum-evolution': entry('quantum-evolution', {
    primaryColor: '#4468F5',
    accentColor: '#6CEEF5',
    gradientFrom: '#141348',
    gradientTo: '#2943BB',
    textColorLight: '#2943BB',
    textColorDark: '#C1CFFF',
    relatedProductId: 'nova',
  }),
};

/** The catalogue entry paired with an offering; undefined for Master Wu, who has none. */
export function relatedProduct(id: OfferingId): CatalogueEntry | undefined {
  const { relatedProductId } = colorCatalogue[id];
  return relatedProductId && colorCatalogue[relatedProductId];
}

/**
 * Where the related-product link of an offering's page goes: `/{id}` of the related item when that is a solution,
 * otherwise `/solutions/{id}` (spec 2 §3). German path; undefined without a related product.
 */
export function relatedProductPath(id: OfferingId): string | undefined {
  const related = relatedProduct(id);
  if (!related) return undefined;
  return related.category === 'solutions' ? `/${related.id}` : `/solutions/${related.id}`;
}

function entry(id: OfferingId, colors: Omit<CatalogueEntry, 'id' | 'name' | 'category'>): CatalogueEntry {
  const { name, category } = offerings[id];
  return { id, name, category, ...colors };
}
