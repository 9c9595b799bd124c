import type { Plugin } from 'payload'
import { sendInvitationTask } from './invitations/sendInvitation'
import { notifyAccountChangeTasks, notifySecondFactorTask } from './notifications/accountChange'
import { notifyNewAdministrateurTask } from './notifications/newAdministrateur'
import { notifyNewDeviceTask } from './notifications/newDevice'
import { sendResetLinkTask } from './passwords/forgotPassword'
import { Facteurs } from './records/factors'
import { Sessions } from './records/sessions'
import { sessionStrategy } from './requests/getSessionUser'
import { guardEndpoints } from './sessions/reauthentication'
import { Users } from './users/Users'

export { accountOperations } from './openapi/accountOperations'
export { secondFactorOperations } from './openapi/secondFactorOperations'
export { allowSecondFactorSetup, getSessionUser, isSetupRequired } from './requests/getSessionUser'
export { upsertAdministrateur } from './users/administrateurs'

const TASKS = [
  sendResetLinkTask,
  ...notifyAccountChangeTasks,
  notifySecondFactorTask,
  sendInvitationTask,
  notifyNewDeviceTask,
  notifyNewAdministrateurTask,
]

/**
 * Payload plugin of the accounts: who may sign in, how, with which sessions and second factors. Its
 * strategy alone reads cookies: Payload's own, which is removed, knows nothing of closed sessions
 * and missing factors. Endpoints of earlier plugins ask for the password if they say so.
 */
export const accountsPlugin: Plugin = (config) => ({
  ...config,
  admin: { ...config.admin, user: Users.slug },
  collections: [...(config.collections ?? []).map(guardEndpoints), ...[Facteurs, Users, Sessions]],
  jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), ...TASKS] },
  onInit: async (payload) => {
    await config.onInit?.(payload)
    payload.authStrategies = [sessionStrategy]
  },
})
