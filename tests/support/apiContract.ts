import Ajv from 'ajv/dist/2020.js'
import type { AnySchema, ValidateFunction } from 'ajv'
import { default as addFormats } from 'ajv-formats'
import { client } from './client'

type Json = Record<string, unknown>

export type ApiRole = 'visitor' | 'editeur' | 'administrateur'

export type ApiOperation = {
  method: string
  /** With its parameters in braces. */
  path: string
  summary: string
  'x-roles': ApiRole[]
  parameters: Json[]
  requestBody?: { required: boolean; content: Record<string, { schema: AnySchema }> }
  responses: Record<string, { content?: Record<string, { schema: AnySchema }> }>
}

export type ApiDocument = Json & { paths: Record<string, Record<string, ApiOperation>> }

/** The API's description, and whether responses are as it says. */
export type ApiContract = {
  document: ApiDocument
  operations: ApiOperation[]
  /** Finds the operation of a request; paths without parameters come first. */
  find(method: string, pathname: string): ApiOperation | undefined
  /** @returns what is wrong with a response; undefined if it is as described */
  check(operation: ApiOperation, status: number, type: string, body: string): string | undefined
}

/** Reads the description from a running product. */
export async function readContract(url: string): Promise<ApiContract> {
  const { json, status } = await client(url).get<ApiDocument>('/api/openapi.json')
  if (status !== 200) throw new Error(`GET /api/openapi.json: ${status}`)
  return createContract(json)
}

function createContract(document: ApiDocument): ApiContract {
  const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: true })
  addFormats(ajv)
  ajv.addSchema(document, 'document')
  const validators = new Map<string, ValidateFunction>()
  const operations = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
    )
    .toSorted((one, other) => countParameters(one.path) - countParameters(other.path))

  const validate = (pointer: string, body: unknown): string | undefined => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` })
    validators.set(pointer, known)
    if (known(body)) return undefined
    const [fault] = known.errors ?? []
    return `${fault?.instancePath} ${fault?.message} ${JSON.stringify(fault?.params)}`
  }

  return {
    document,
    operations,
    find: (method, pathname) =>
      operations.find(
        (each) => each.method === method.toLowerCase() && toPattern(each.path).test(pathname),
      ),
    check({ method, path, responses }, status, type, body) {
      const described = responses[status]
      const mediaType = type.split(';', 1)[0] ?? ''
      if (!described && status < 400) return `${status} is not described`
      if (method === 'head') return undefined
      if (described && !described.content) return body === '' ? undefined : `${status} has a body`
      const base = described
        ? `/paths/${toPointer(path)}/${method}/responses/${status}/content`
        : status >= 400 && '/components/responses/Error/content'
      if (!base) return body === '' ? undefined : `${status} has a body`
      const types = Object.keys(described?.content ?? { 'application/json': {} })
      if (!types.includes(mediaType)) return `${status} is ${mediaType || 'without a type'}`
      if (mediaType !== 'application/json') return undefined
      try {
        return validate(`${base}/application~1json/schema`, JSON.parse(body))
      } catch (error) {
        return `${status}: ${String(error)}`
      }
    },
  }
}

const countParameters = (path: string): number => path.split('{').length

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** RFC 6901, within the fragment of a URI. */
const toPointer = (path: string): string =>
  encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))
