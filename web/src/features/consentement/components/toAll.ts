import type { ConsentChoices } from '../helpers/consentChoices'

/** The same answer for every purpose. */
export const toAll = (isAccepted: boolean): ConsentChoices => ({
  audience: isAccepted,
  publicite: isAccepted,
})
