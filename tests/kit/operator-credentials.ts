export type Credentials = { readonly name: string; readonly email: string; readonly password: string };

export const operatorCredentials: Credentials = {
  email: 'bea@example.com',
  name: 'Bea Roth',
  password: 'correct horse battery staple',
};
