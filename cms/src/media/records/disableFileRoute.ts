import { notFound } from '../../lib/errors/apiErrors'
import { createErrorResponse } from '../../lib/errors/toErrorResponse'

/** Closes Payload's own /api/{collection}/file/{name}: files are read at /media, with their folder. */
export const disableFileRoute = (): Response => createErrorResponse(notFound())
