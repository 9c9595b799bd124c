import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'

import { forbidden } from '../../lib/errors/apiErrors'

/**
 * Keeps entries as they were written, whoever asks: access control does not apply to code that
 * overrides it.
 * @throws ApiError 403
 */
export const refuseChange: CollectionBeforeChangeHook = () => {
  throw forbidden()
}

/** @throws ApiError 403 */
export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw forbidden()
}
