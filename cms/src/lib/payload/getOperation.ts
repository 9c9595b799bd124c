import type { CollectionBeforeOperationHook } from 'payload'

export type BeforeOperationArgs = Parameters<CollectionBeforeOperationHook>[0]

/** Returns the name of a Payload operation: create, update, login, find… */
export function getOperation(incoming: BeforeOperationArgs): BeforeOperationArgs['operation'] {
  // oxlint-disable-next-line typescript/no-deprecated -- only the union's member 'read' is
  return incoming.operation
}
