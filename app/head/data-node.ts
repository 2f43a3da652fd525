/** A node of JSON-LD: plain data, written into the page as it is. */
export type DataNode = { readonly [key: string]: unknown };
