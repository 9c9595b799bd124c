/** Every address of the site. */
export const paths = {
  accueil: '/',
  regards: '/regards',
  login: '/login',
  administration: '/adminregards',
} as const
