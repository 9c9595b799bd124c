import type { GlobalBeforeChangeHook } from 'payload'

import { getActor } from '../../../infrastructure/journal'

/** Sets who saves a version of a page: for editors, see savedByFields. */
export const setSavedBy: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...(data as object),
  modifiePar: getActor(req)?.email ?? null,
})
