import { errorCodes, type ErrorCode } from '@regards/contract/errors/errorCodes'
import type { Json } from '../lib/openapi/schemas'

export const errorSchema: Json = {
  type: 'object',
  description: 'Messages are in French, for people; codes are stable, for programs.',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['message'],
        properties: {
          message: { type: 'string' },
          code: {
            type: 'string',
            enum: Object.keys(errorCodes),
            description: Object.entries(errorCodes)
              .map(([code, [status, meaning]]) => `- \`${code}\` (${status}): ${meaning}`)
              .join('\n'),
          },
          name: { type: 'string' },
          data: { type: 'object' },
        },
      },
    },
  },
}

/** The response of all operations for errors that any of them may have. */
export const defaultErrorResponse: Json = {
  description: 'Error',
  headers: {
    'Retry-After': { description: 'In seconds, with 429 and 503.', schema: { type: 'integer' } },
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

/** Node's own limit on headers. */
const TOO_LONG = { 431: { description: 'Address and headers exceed 16 KiB.' } }

/** Error responses of an operation by status: its own codes, and the default. */
export function buildErrorResponses(codes: readonly ErrorCode[]): Json {
  const responses: Record<string, { description: string; content?: Json }> = { ...TOO_LONG }
  for (const code of codes) {
    const [status, meaning] = errorCodes[code]
    const line = `\`${code}\`: ${meaning}`
    const known = responses[status]
    responses[status] = {
      description: known ? `${known.description} ${line}` : line,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    }
  }
  return { ...responses, default: { $ref: '#/components/responses/Error' } }
}
