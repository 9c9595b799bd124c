import type { CollectionBeforeOperationHook } from 'payload'

export type Incoming = Parameters<CollectionBeforeOperationHook>[0]

/** What an operation does: create, update, login, find… */
export function operationOf(incoming: Incoming): Incoming['operation'] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only the union's member 'read' is
  return incoming.operation
}
