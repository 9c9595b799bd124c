/**
 * Server functions that Payload's panel calls (@payloadcms/next, utilities/handleServerFunctions),
 * without those of its scheduled publication and its dashboard, which the product replaces.
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
 * Whether the panel has a server function of this name: Payload looks it up in a plain object,
 * where `constructor` is found, and returns the request's context to the client.
 */
export const isServerFunction = (name: unknown): boolean => SERVER_FUNCTIONS.has(name)
