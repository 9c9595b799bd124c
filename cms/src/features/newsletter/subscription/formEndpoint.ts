import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'

import { apiError } from '../../../lib/errors/apiErrors'
import { toErrorResponse } from '../../../lib/errors/toErrorResponse'
import { NO_STORE, noStoreJson } from '../../../lib/http/cacheControl'
import { log } from '../../../lib/log'
import { endpoint } from '../../../lib/payload/endpoint'

interface FormEndpointOptions<Fields> {
  /** Path below /api/newsletter; the page with the form has the same path below /newsletter. */
  name: string
  status?: number
  schema: z.ZodType<Fields>
  /** Error of fields that the schema refuses. */
  fault: 'invalid-email' | 'invalid-token'
  /** Handles the request; returns a one-word result. */
  handle: (req: PayloadRequest, fields: Fields) => Promise<string>
}

/**
 * Creates an endpoint for both the site's script, which gets JSON, and HTML forms without
 * JavaScript, which are redirected to a page with the result (`?etat=`: the word, or an error
 * code).
 */
export const createFormEndpoint = <Fields>(options: FormEndpointOptions<Fields>): Endpoint =>
  endpoint('post', `/newsletter/${options.name}`, async (req) => {
    const { name, status = 200, handle } = options
    const { fields, isForm } = await readFormFields(req)
    const run = () => handle(req, parseFields(fields, options))
    if (isForm) return redirectSeeOther(`${name}?etat=${await getOutcome(run)}`)
    return noStoreJson({ etat: await run() }, status)
  })

/** @throws ApiError 400 `fault` */
function parseFields<Fields>(
  fields: unknown,
  { schema, fault }: FormEndpointOptions<Fields>,
): Fields {
  const { data, success } = schema.safeParse(fields)
  if (!success) throw apiError(fault)
  return data
}

/** @param address path and query below /newsletter, on the site */
export const redirectSeeOther = (address: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `/newsletter/${address}`, ...NO_STORE },
  })

async function getOutcome(run: () => Promise<string>): Promise<string> {
  try {
    return await run()
  } catch (error) {
    const { status, body } = toErrorResponse(error)
    if (status >= 500) log.error({ err: error }, 'Formulaire de la lettre en échec')
    return body.errors[0]?.code ?? 'internal-error'
  }
}

/** Field of e-mail clients' one-click unsubscription (RFC 8058); they show no response. */
const ONE_CLICK_FIELD = 'List-Unsubscribe'

/**
 * Reads JSON, or an HTML form without JavaScript, to which a browser displays the response
 * (`isForm`).
 * @throws ApiError 415 unsupported-type
 */
async function readFormFields(req: PayloadRequest): Promise<{ fields: unknown; isForm: boolean }> {
  // Media types are case-insensitive (RFC 9110, section 8.3.1).
  const type = (req.headers.get('content-type') ?? '').toLowerCase()
  if (type.startsWith('application/json')) {
    return { fields: await req.json?.(), isForm: false }
  }
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    // A one-click request has its token in its address; its body is not needed.
    if (req.searchParams.has('jeton')) return { fields: {}, isForm: false }
    throw apiError('unsupported-type')
  }
  const fields = Object.fromEntries(new URLSearchParams(await req.text?.()))
  return { fields, isForm: !(ONE_CLICK_FIELD in fields) }
}
