import type { CollectionBeforeOperationHook } from 'payload'

import { rememberFiles } from '../../../files/knownFiles'
import { operationOf } from '../../operationOf'

/**
 * A list of issues is one query for the issues and two for their files; what visitors are shown of
 * the files changes a few times a month, and is kept.
 */
export const fillFromMemory: CollectionBeforeOperationHook = (incoming) => {
  if (operationOf(incoming) === 'read') rememberFiles(incoming.req)
}
