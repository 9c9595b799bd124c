import type { Endpoint, PayloadRequest } from 'payload'

import { toErrorResponse } from '../../../lib/errors/toErrorResponse'
import { log } from '../../../lib/log'
import { parseFormFields } from './parseFormFields'
import { NO_STORE, noStoreJson } from '../../../lib/http/noStore'

interface FormEndpointOptions {
  /** Path below /api/newsletter; the page with the form has the same path below /newsletter. */
  name: string
  status?: number
  /** Handles the request; returns a one-word result. */
  handle: (req: PayloadRequest, fields: Record<string, unknown>) => Promise<string>
}

/**
 * Creates an endpoint for both the site's script, which gets JSON, and HTML forms without
 * JavaScript, which are redirected to a page with the result (`?etat=`: the word, or an error
 * code).
 */
export const createFormEndpoint = ({
  name,
  status = 200,
  handle,
}: FormEndpointOptions): Endpoint => ({
  path: `/newsletter/${name}`,
  method: 'post',
  handler: async (req) => {
    const { fields, isForm } = await parseFormFields(req)
    if (isForm)
      return redirectSeeOther(`${name}?etat=${await getOutcome(() => handle(req, fields))}`)
    return noStoreJson({ etat: await handle(req, fields) }, status)
  },
})

/** @param address path and query below /newsletter, on the site */
export const redirectSeeOther = (address: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `/newsletter/${address}`, ...NO_STORE },
  })

async function getOutcome(handle: () => Promise<string>): Promise<string> {
  try {
    return await handle()
  } catch (error) {
    const { status, body } = toErrorResponse(error)
    if (status >= 500) log.error({ err: error }, 'Formulaire de la lettre en échec')
    return body.errors[0]?.code ?? 'internal-error'
  }
}
