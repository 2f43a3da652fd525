export const operatorCredentials = {
  email: 'bea@example.com',
  name: 'Bea Roth',
  password: 'correct horse battery staple',
} as const;
