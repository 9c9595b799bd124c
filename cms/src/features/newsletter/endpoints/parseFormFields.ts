import type { PayloadRequest } from 'payload'

import { unsupportedMediaType } from '../../../lib/errors/apiErrors'

interface FormFields {
  fields: Record<string, unknown>
  /**
   * Whether an HTML form was submitted without JavaScript, so that a browser displays the response.
   */
  isForm: boolean
}

/**
 * Form field that e-mail clients send for a one-click unsubscription (RFC 8058); the response is
 * not displayed.
 */
const ONE_CLICK_FIELD = 'List-Unsubscribe'

/**
 * Parses a newsletter request: JSON, or an HTML form without JavaScript.
 * @throws ApiError 415 unsupported-type
 */
export async function parseFormFields(req: PayloadRequest): Promise<FormFields> {
  // Media types are case-insensitive (RFC 9110, section 8.3.1).
  const type = (req.headers.get('content-type') ?? '').toLowerCase()
  if (type.startsWith('application/json')) {
    return { fields: (await req.json?.()) as FormFields['fields'], isForm: false }
  }
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    // A one-click request has its token in its address, and nothing to say in its body.
    if (req.searchParams.has('jeton')) return { fields: {}, isForm: false }
    throw unsupportedMediaType()
  }
  const fields = Object.fromEntries(new URLSearchParams(await req.text?.()))
  return { fields, isForm: !(ONE_CLICK_FIELD in fields) }
}
