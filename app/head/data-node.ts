export type DataNode = { readonly [key: string]: unknown };
