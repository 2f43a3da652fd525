import { Constructed, fromBER, OctetString, Sequence } from 'asn1js';

/**
 * The mail inside signed data (RFC 5652, 5.1), which lies there unencrypted. Undefined if there is none; the signature is not
 * checked.
 */
export function signedContent(source: Uint8Array): Buffer | undefined {
  const { result } = fromBER(Uint8Array.from(source).buffer);
  const signed = child(child(result, 1), 0);
  const content = child(child(child(signed, 2), 1), 0);
  return content instanceof OctetString ? Buffer.from(content.getValue()) : undefined;
}

function child(of: unknown, index: number): unknown {
  return of instanceof Sequence || of instanceof Constructed ? of.valueBlock.value[index] : undefined;
}
