import type { PayloadRequest } from 'payload'

import type { TrashHooks } from '../corbeille'
import { invalidateContentHook } from '../../infrastructure/contentVersion/invalidateContent'
import { rejectDeleteWhenOnPage } from './rejectDeleteWhenOnPage'
import { rejectDeleteWhenUsed } from '../../media/usage/rejectDeleteWhenUsed'

interface Check {
  id: string
  req: PayloadRequest
}

export const rejectWhenUsed = [rejectDeleteWhenUsed('couverture'), rejectDeleteWhenOnPage]

/**
 * Images in the trash: nothing shows them, as one that an issue or a page uses does not move there.
 * Their files stay, reserved for accounts.
 */
export const imagesTrash: TrashHooks = {
  checkTrash: async ({ id }, req) => {
    for (const reject of rejectWhenUsed) await reject({ id, req } satisfies Check)
  },
  afterTrash: [invalidateContentHook],
  afterRestore: [invalidateContentHook],
}
