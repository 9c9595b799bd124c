import { notFound } from '../../lib/errors/apiErrors'
import { createErrorResponse } from '../../lib/http/createErrorResponse'

/**
 * Disables Payload's own route /api/{collection}/file/{name}: files are served at /media, under
 * their folder.
 */
export const disableFileRoute = (): Response => createErrorResponse(notFound())
