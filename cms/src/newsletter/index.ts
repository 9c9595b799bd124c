export type { Abonne } from './Abonne'
export { answerDemandeTask } from './answerDemandeTask'
export { confirmedAbonnes } from './confirmedAbonnes'
export { listUnsubscribeHeaders, unsubscribeUrl } from './unsubscription'
