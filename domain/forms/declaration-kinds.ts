/** LAW-05 (BGB 356a) and LAW-06 (BGB 312k). */
export const declarationKinds = ['withdrawal', 'cancellation'] as const;
