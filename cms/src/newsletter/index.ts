export type { Abonne } from './Abonne'
export { confirmedAbonnes } from './confirmedAbonnes'
export { listUnsubscribeHeaders, unsubscribeUrl } from './unsubscription'
