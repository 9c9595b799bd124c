import type { PayloadRequest } from 'payload'

import { unsupportedType } from '../../errors/houseErrors'

interface Fields {
  fields: Record<string, unknown>
  /** Whether they come from a form that a browser sends by itself, and shows the answer of. */
  isForm: boolean
}

/** What RFC 8058 has mail programs send: a form too, whose answer nobody sees. */
const ONE_CLICK = 'List-Unsubscribe'

/**
 * Reads what was sent to an address of the newsletter: JSON, or a form of a page without script.
 * @throws HouseError 415 unsupported-type
 */
export async function readFields(req: PayloadRequest): Promise<Fields> {
  const type = req.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) {
    return { fields: (await req.json?.()) as Fields['fields'], isForm: false }
  }
  if (!type.startsWith('application/x-www-form-urlencoded')) throw unsupportedType()
  const fields = Object.fromEntries(new URLSearchParams(await req.text?.()))
  return { fields, isForm: !(ONE_CLICK in fields) }
}
