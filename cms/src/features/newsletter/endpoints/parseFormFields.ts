import type { PayloadRequest } from 'payload'

import { unsupportedMediaType } from '../../../lib/errors/apiErrors'

interface FormFields {
  fields: Record<string, unknown>
  /** Whether they come from a form that a browser sends by itself, and shows the answer of. */
  isForm: boolean
}

/** What RFC 8058 has mail programs send: a form too, whose answer nobody sees. */
const ONE_CLICK_FIELD = 'List-Unsubscribe'

/**
 * Reads what was sent to an address of the newsletter: JSON, or a form of a page without script.
 * @throws HouseError 415 unsupported-type
 */
export async function parseFormFields(req: PayloadRequest): Promise<FormFields> {
  const type = req.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) {
    return { fields: (await req.json?.()) as FormFields['fields'], isForm: false }
  }
  if (!type.startsWith('application/x-www-form-urlencoded')) throw unsupportedMediaType()
  const fields = Object.fromEntries(new URLSearchParams(await req.text?.()))
  return { fields, isForm: !(ONE_CLICK_FIELD in fields) }
}
