import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { findRoles } from './findRoles'
import { describeSchedule } from '../features/scheduledPublication'
import {
  anyObject,
  buildWhereParameter,
  integer,
  list,
  object,
  page,
  ref,
  refs,
  text,
  ACCOUNTS,
  type Json,
  type Operation,
  type Operations,
} from '../lib/openapi/schemas'

/** Errors of a body, and of a file in it. */
const INVALID = ['validation', 'invalid-json', 'unsupported-type'] as const
const FILE = ['empty-file', 'length-required', 'file-too-large'] as const

/** A body of a record with a file. */
const formOf = (input: Json) => ({
  mediaType: 'multipart/form-data',
  schema: {
    ...{ type: 'object', required: ['file'] },
    properties: {
      file: { type: 'string', contentMediaType: 'application/octet-stream' },
      _payload: {
        ...{ type: 'string', contentMediaType: 'application/json', contentSchema: input },
        description: 'The other fields, as JSON.',
      },
    },
  },
})

/** Describes Payload's operations on a collection, by `METHOD /path`, also those that it lacks. */
export async function describeCollection(entity: SanitizedCollectionConfig): Promise<Operations> {
  const { access, slug, trash, upload, versions } = entity
  const hasFile = Boolean(upload)
  const read = await findRoles(access.read)
  const create = await findRoles(access.create)
  const update = await findRoles(access.update)
  const remove = await findRoles(access.delete)
  // A change of `deletedAt` moves records to the trash or out of it (features/corbeille).
  const change = trash ? [...new Set([...update, ...remove])] : update
  const toTrash = trash ? '; with `deletedAt`, a date or null, move to the trash or out of it' : ''
  const doc = ref(slug)
  const partial = ref(`${slug}.partial`)
  const where = buildWhereParameter(`${slug}.where`)
  const several = { ...where, required: true }
  const record = refs('depth', 'populate')
  const written = [...record, ...(versions?.drafts ? refs('draft') : [])]
  const shape = [...written, ...refs('select')]
  const saved = object({ doc, message: text })
  /** `errors` lists the records that could not be changed. */
  const bulk = { 200: object({ docs: list(doc), errors: list(anyObject), message: text }) }
  const file = hasFile ? FILE : []
  const inUse = hasFile ? (['file-in-use'] as const) : []
  const waiting = versions?.drafts ? (['draft-waiting'] as const) : []
  const moves = trash ? (['conflict'] as const) : []

  return {
    'GET /': {
      ...{ summary: `List ${slug}`, roles: read, responses: { 200: page(doc) } },
      parameters: [where, ...shape, ...refs('limit', 'page', 'pagination', 'sort')],
      errors: ['invalid-query'],
    },
    'GET /count': {
      ...{ summary: `Count ${slug}`, roles: read, parameters: [where] },
      responses: { 200: object({ totalDocs: integer }) },
      errors: ['invalid-query'],
    },
    'GET /:id': {
      ...{ summary: `Read one of ${slug}`, roles: read, parameters: shape },
      responses: { 200: doc },
      errors: ['not-found'],
    },
    'POST /': {
      ...{ summary: `Create one of ${slug}`, roles: create, parameters: written },
      body: hasFile ? [formOf(partial)] : ref(`${slug}.input`),
      responses: { 201: saved },
      errors: [...INVALID, ...file],
    },
    'PATCH /:id': {
      ...{ summary: `Change one of ${slug}${toTrash}`, roles: change },
      parameters: [...written, ...(versions?.drafts ? refs('brouillonEcarte') : [])],
      body: hasFile
        ? [{ mediaType: 'application/json', schema: partial }, formOf(partial)]
        : partial,
      responses: { 200: saved },
      errors: [
        ...INVALID,
        'not-found',
        'changed-meanwhile',
        ...waiting,
        ...file,
        ...inUse,
        ...moves,
      ],
    },
    'PATCH /': {
      ...{ summary: `Change several of ${slug}${toTrash}`, roles: change, responses: bulk },
      parameters: [several, ...written, ...refs('limit', 'sort')],
      body: partial,
      errors: [...INVALID, 'invalid-query'],
    },
    'DELETE /:id': {
      ...{ summary: `Delete one of ${slug}`, roles: remove, parameters: record },
      responses: { 200: saved },
      errors: ['not-found', ...inUse],
    },
    'DELETE /': {
      ...{ summary: `Delete several of ${slug}`, roles: remove, responses: bulk },
      parameters: [several, ...record],
      errors: ['invalid-query'],
    },
    'POST /:id/duplicate': {
      ...{ summary: `Duplicate one of ${slug}`, roles: create, parameters: written },
      ...{ body: partial, isBodyOptional: true, responses: { 201: saved } },
      errors: ['not-found'],
    },
    ...describeAccess(slug, '/access', '/access/:id'),
    ...describeVersions(slug, await findRoles(access.readVersions)),
  }
}

/** Describes the operations on a global, by `METHOD /path` below it in Payload's syntax. */
export async function describeGlobal({ access, slug }: SanitizedGlobalConfig): Promise<Operations> {
  const update = await findRoles(access.update)
  const readVersions = await findRoles(access.readVersions)
  const doc = ref(slug)
  const shape = refs('depth', 'draft')
  return {
    'GET /': {
      ...{ summary: `Read the page ${slug}`, roles: await findRoles(access.read) },
      parameters: [...shape, ...refs('select', 'populate')],
      responses: { 200: doc },
    },
    'POST /': {
      ...{ summary: `Change the page ${slug}`, roles: update },
      parameters: [...shape, ...refs('populate')],
      body: ref(`${slug}.partial`),
      responses: { 200: object({ result: doc, message: text }) },
      errors: [...INVALID, 'changed-meanwhile', 'locked'],
    },
    ...describeAccess(slug, '/access'),
    ...describeVersions(slug, readVersions),
    'POST /versions/:id': {
      ...{ summary: `Save a version of the page ${slug} again`, roles: readVersions },
      parameters: shape,
      responses: { 200: anyObject },
      errors: ['not-found'],
    },
    ...describeSchedule('/programmation'),
  }
}

function describeAccess(slug: string, ...paths: string[]): Operations {
  const summary = `What the client may do with ${slug}`
  const body = { body: anyObject, isBodyOptional: true, responses: { 200: anyObject } }
  return Object.fromEntries(
    paths.map((path) => [`POST ${path}`, { summary, parameters: refs('depth'), ...body }]),
  )
}

function describeVersions(slug: string, roles: Operation['roles']): Operations {
  const version = ref(`${slug}.version`)
  const shape = refs('depth', 'select', 'populate')
  const paging = refs('limit', 'page', 'pagination', 'sort')
  return {
    'GET /versions': {
      ...{ summary: `List versions of ${slug}`, roles, responses: { 200: page(version) } },
      parameters: [buildWhereParameter('Where'), ...shape, ...paging],
      errors: ['invalid-query'],
    },
    'GET /versions/:id': {
      ...{ summary: `Read a version of ${slug}`, roles, responses: { 200: version } },
      parameters: shape,
      errors: ['not-found'],
    },
  }
}

/** The panel's preferences, which clients reach by `key`, in place of Payload's operations by id. */
export const preferenceOperations: Operations = {
  'GET /:key': {
    summary: 'Read a preference of the panel of one’s own',
    responses: { 200: anyObject },
  },
  'POST /:key': {
    ...{ summary: 'Save a preference of the panel of one’s own', roles: ACCOUNTS },
    body: object({ value: {} }),
    responses: { 200: object({ doc: anyObject, message: text }) },
  },
  'DELETE /:key': {
    ...{ summary: 'Delete a preference of the panel of one’s own', roles: ACCOUNTS },
    responses: { 200: anyObject },
    errors: ['not-found'],
  },
}
