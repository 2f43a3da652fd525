/** The operator that the browser tests sign in as. */
export const operatorCredentials = {
  email: 'bea@example.com',
  name: 'Bea Roth',
  password: 'correct horse battery staple',
} as const;
