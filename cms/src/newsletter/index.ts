export type { Abonne } from './Abonne'
export { confirmedAbonnes } from './confirmedAbonnes'
export { findConfirmed } from './findConfirmed'
export { listUnsubscribeHeaders, unsubscribeUrl } from './unsubscription'
