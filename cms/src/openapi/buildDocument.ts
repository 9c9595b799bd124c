import { configToJSONSchema, type SanitizedConfig } from 'payload'
import { buildErrorResponses, defaultErrorResponse, errorSchema } from './errorResponses'
import { toInputSchema, toPartialSchema, toResponseSchema } from './entitySchemas'
import { isClosedRoute, listRoutes, toAddress, type Route } from './listRoutes'
import { describeCollection, describeGlobal, preferenceOperations } from './payloadOperations'
import { accountOperations, secondFactorOperations } from '../features/accounts'
import { articleOperations } from '../features/articles'
import { consentOperations } from '../features/consent'
import { manifestOperations } from '../features/iiif'
import { imageOperations } from '../features/images'
import { journalOperations } from '../features/journal'
import { lectureOperations } from '../features/lecture'
import { newsletterOperations } from '../features/newsletter'
import { searchOperations } from '../features/recherche'
import { issueOperations } from '../features/regards'
import { statisticsOperations } from '../features/statistics'
import { fileOperations } from './operations/files'
import { siteOperations } from './operations/site'
import { buildWhereSchema, operatorsSchema, sharedParameters } from './parameters'
import {
  ANYONE,
  isMedia,
  object,
  text,
  toJsonSchema,
  type Json,
  type Operation,
  type Operations,
  type Schema,
} from '../lib/openapi/schemas'

const PREFERENCES = 'payload-preferences'

const ownOperations: Operations = {
  ...accountOperations,
  ...secondFactorOperations,
  ...issueOperations,
  ...lectureOperations,
  ...manifestOperations,
  ...articleOperations,
  ...searchOperations,
  ...imageOperations,
  ...fileOperations,
  ...siteOperations,
  ...journalOperations,
  ...statisticsOperations,
  ...newsletterOperations,
  ...consentOperations,
}

/** Operations of routes that are not Payload's: Next's and the front door's. */
const OTHER_ROUTES = /^[A-Z]+ \/api\/(?:openapi\.json$|health(?:$|\/)|uploads|storage\/)/

const DESCRIPTION = `
The HTTP API of the site: REST of Payload with bounds, and endpoints of its own.
\`x-roles\` of an operation lists who may use it; the server decides for each record.
Records that a client may not see are reported as 404, or left out of lists.
`.trim()

/**
 * Builds the OpenAPI 3.1 document from the configuration: routes by role, schemas of records and
 * access functions.
 * @throws {Error} for a route without a description
 */
export async function buildDocument(config: SanitizedConfig): Promise<Json> {
  const paths: Record<string, Json> = {}
  const add = (address: string, operation: Operation, tag: string) => {
    const [method = '', path = ''] = address.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(path, operation, tag) }
  }
  const standard = await describeEntities(config)
  for (const route of listRoutes(config)) {
    if (isClosedRoute(route)) continue
    const address = toAddress(route)
    const operation = ownOperations[address] ?? standard.get(getEntity(route))?.[toLocal(route)]
    if (!operation) throw new Error(`${address} has no description (openapi/operations).`)
    const { roles = route.roles ?? ANYONE } = operation
    if (roles.length > 0) add(address, { ...operation, roles }, getEntity(route) || 'site')
  }
  for (const [address, operation] of Object.entries(ownOperations)) {
    if (OTHER_ROUTES.test(address)) add(address, operation, address.split('/')[2] ?? '')
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Regards', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: buildSchemas(config),
      parameters: sharedParameters,
      responses: { Error: defaultErrorResponse },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: `${config.cookiePrefix}-token` },
        jwt: {
          ...{ type: 'apiKey', in: 'header', name: 'Authorization' },
          description: '`JWT ` and the `token` of POST /api/users/login.',
        },
      },
    },
  }
}

const getEntity = ({ collection, global }: Route): string => collection?.slug ?? global?.slug ?? ''
const toLocal = ({ localPath, method }: Route): string => `${method.toUpperCase()} ${localPath}`

async function describeEntities({ collections, globals }: SanitizedConfig) {
  const described = new Map<string, Operations>()
  for (const collection of collections) {
    described.set(collection.slug, await describeCollection(collection))
  }
  for (const global of globals) described.set(global.slug, await describeGlobal(global))
  return described.set(PREFERENCES, {
    ...described.get(PREFERENCES),
    ...preferenceOperations,
  })
}

function toOperation(path: string, operation: Operation, tag: string): Json {
  const {
    body,
    errors = [],
    isBodyOptional,
    parameters = [],
    responses,
    roles = ANYONE,
    summary,
  } = operation
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: text }))
  const session = [{ cookie: [] }, { jwt: [] }]
  return {
    ...{ summary, tags: [tag], 'x-roles': roles },
    ...{ security: roles.includes('visitor') ? [{}, ...session] : session },
    ...{ parameters: [...inPath, ...parameters] },
    ...(body && { requestBody: { required: !isBodyOptional, content: toContent(body, 'input') } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, schema]) => [
          status,
          {
            description: 'Success',
            ...(schema && { content: toContent(schema, 'output') }),
          },
        ]),
      ),
      ...buildErrorResponses(errors),
    },
  }
}

function toContent(body: Schema | Json[] | object, io: 'input' | 'output'): Json {
  const media = Array.isArray(body) ? body : [body]
  return Object.fromEntries(
    media.map((each: object) =>
      isMedia(each)
        ? [each.mediaType, { schema: toJsonSchema(each.schema, io) }]
        : ['application/json', { schema: toJsonSchema(each as Schema, io) }],
    ),
  )
}

function buildSchemas(config: SanitizedConfig): Json {
  const { definitions = {} } = configToJSONSchema(config, 'text') as { definitions?: Json }
  const schemas: Json = { Error: errorSchema, Operators: operatorsSchema }
  schemas.Where = buildWhereSchema('Where', [])
  for (const entity of [...config.collections, ...config.globals]) {
    const { flattenedFields, slug } = entity
    const schema = definitions[slug] as Json
    const input = toInputSchema(schema, entity)
    schemas[slug] = toResponseSchema(schema, entity)
    schemas[`${slug}.input`] = input
    schemas[`${slug}.partial`] = toPartialSchema(input)
    schemas[`${slug}.where`] = buildWhereSchema(`${slug}.where`, flattenedFields)
    if (entity.versions) schemas[`${slug}.version`] = buildVersionSchema(schemas[slug] as Json)
  }
  return { ...schemas, 'users.session': toSessionUserSchema(schemas.users as Json) }
}

/** The account of a session, with what Payload adds to it. */
const toSessionUserSchema = (user: Json): Json => ({
  ...user,
  properties: { ...(user.properties as Json), _strategy: text, _sid: text },
})

/** A record inside its version has no id. */
const buildVersionSchema = (record: Json): Json =>
  object(
    {
      id: text,
      parent: { type: ['string', 'null'] },
      version: toPartialSchema(record),
      createdAt: text,
      updatedAt: text,
      latest: { type: ['boolean', 'null'] },
      autosave: { type: ['boolean', 'null'] },
      snapshot: { type: ['boolean', 'null'] },
      publishedLocale: { type: ['string', 'null'] },
    },
    ['id'],
  )
