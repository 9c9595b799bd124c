export { accountOperations } from './openapi/accountOperations'
export { secondFactorOperations } from './openapi/secondFactorOperations'
export { allowSecondFactorSetup, getSessionUser, isSetupRequired } from './requests/getSessionUser'
export { upsertAdministrateur } from './users/administrateurs'
