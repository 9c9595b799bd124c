/**
 * Server functions that Payload's panel calls (@payloadcms/next, utilities/handleServerFunctions),
 * except those of its scheduled publication (see features/scheduledPublication) and of its own dashboard
 * (see dashboard/Dashboard).
 */
const SERVER_FUNCTIONS = new Set<unknown>([
  'copy-data-from-locale',
  'form-state',
  'get-folder-results-component-and-data',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'slugify',
  'table-state',
])

/**
 * Whether the panel has a server function of this name. Payload looks names up in a plain object,
 * where `constructor` resolves to the inherited property and returns the request's context to the
 * client.
 */
export const isServerFunction = (name: unknown): boolean => SERVER_FUNCTIONS.has(name)
