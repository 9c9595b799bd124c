/** Code for visitors who are signed in, which others do not load. */
export { closeSession } from '@web/lib/auth/closeSession'
export { AccountMenu } from './AccountMenu'
