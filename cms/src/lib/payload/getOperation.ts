import type { CollectionBeforeOperationHook } from 'payload'

export type BeforeOperationArgs = Parameters<CollectionBeforeOperationHook>[0]

/** Returns the name of a Payload operation: create, update, login, find… */
export function getOperation(incoming: BeforeOperationArgs): BeforeOperationArgs['operation'] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only the union's member 'read' is
  return incoming.operation
}
