/** What is not a sentence; `judgeFact` says what each may be. */
export type FactKind = 'name' | 'number' | 'price' | 'mark' | 'availability' | 'use' | 'figure' | 'day';

export type FieldKind = 'text' | FactKind | 'order' | 'setting';
