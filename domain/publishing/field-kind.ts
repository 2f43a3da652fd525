/** Kinds of facts; `judgeFact` has the rules of each. */
export type FactKind = 'name' | 'number' | 'price' | 'mark' | 'availability' | 'use' | 'figure' | 'day';

export type FieldKind = 'text' | FactKind | 'order' | 'setting' | 'product';
