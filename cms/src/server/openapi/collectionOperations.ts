import type { SanitizedCollectionConfig } from 'payload'

import { describeVersions } from './describeVersions'
import { findRoles } from './findRoles'
import { buildWhereParameter, query, refs } from './parameters'
import { anyObject, integer, list, object, page, ref, text } from './schemas'
import { ANYONE, type Json, type Operation, type Operations } from './types'

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

/** Result of a change of several records: those that could not be changed are in `errors`. */
const bulkResult = (doc: Json): Json =>
  object({
    docs: list(doc),
    errors: list(anyObject),
    message: text,
  })

/**
 * Describes Payload's operations on a collection, by `METHOD /path` below it in Payload's syntax,
 * also those that this one has not.
 */
export async function describeCollection({
  access,
  slug,
  trash,
  upload,
  versions,
}: SanitizedCollectionConfig): Promise<Operations> {
  const [read = [], create = [], update = [], remove = [], readVersions = [], unlock = []] =
    await Promise.all(
      [
        access.read,
        access.create,
        access.update,
        access.delete,
        access.readVersions,
        access.unlock,
      ].map(findRoles),
    )
  const doc = ref(slug)
  const input = ref(`${slug}.input`)
  const partial = ref(`${slug}.partial`)
  const where = buildWhereParameter(`${slug}.where`)
  const draft = versions?.drafts ? refs('draft') : []
  const record = refs('depth', 'select', 'populate')
  const shape = [...record, ...draft]
  const saved = object({ doc, message: text })
  const invalid = ['validation', 'invalid-json', 'unsupported-type'] as const
  const hasFile = Boolean(upload)
  const file = hasFile ? (['empty-file', 'length-required', 'file-too-large'] as const) : []
  const inUse = hasFile ? (['file-in-use'] as const) : []
  // A change of `deletedAt` moves records to the trash or out of it (features/corbeille).
  const moves = trash ? (['conflict'] as const) : []
  const movers = trash ? [...new Set([...update, ...remove])] : update
  const toTrash = trash ? '; with `deletedAt`, a date or null, move to the trash or out of it' : ''

  return {
    'GET /': {
      summary: `List ${slug}`,
      roles: read,
      parameters: [where, ...shape, ...refs('limit', 'page', 'pagination', 'sort')],
      responses: { 200: page(doc) },
      errors: ['invalid-query'],
    },
    'GET /count': {
      summary: `Count ${slug}`,
      roles: read,
      parameters: [where],
      responses: { 200: object({ totalDocs: integer }) },
      errors: ['invalid-query'],
    },
    'GET /:id': {
      summary: `Read one of ${slug}`,
      roles: read,
      parameters: shape,
      responses: { 200: doc },
      errors: ['not-found'],
    },
    'POST /': {
      summary: `Create one of ${slug}`,
      roles: create,
      parameters: shape,
      body: hasFile ? [formOf(partial)] : input,
      responses: { 201: saved },
      errors: [...invalid, ...file],
    },
    'PATCH /:id': {
      summary: `Change one of ${slug}${toTrash}`,
      roles: movers,
      parameters: shape,
      body: hasFile
        ? [{ mediaType: 'application/json', schema: partial }, formOf(partial)]
        : partial,
      responses: { 200: saved },
      errors: [...invalid, 'not-found', ...file, ...inUse, ...moves],
    },
    'PATCH /': {
      summary: `Change several of ${slug}${toTrash}`,
      roles: movers,
      parameters: [{ ...where, required: true }, ...shape, ...refs('limit', 'sort')],
      body: partial,
      responses: { 200: bulkResult(doc) },
      errors: [...invalid, 'invalid-query'],
    },
    'DELETE /:id': {
      summary: `Delete one of ${slug}`,
      roles: remove,
      parameters: record,
      responses: { 200: saved },
      errors: ['not-found', ...inUse],
    },
    'DELETE /': {
      summary: `Delete several of ${slug}`,
      roles: remove,
      parameters: [{ ...where, required: true }, ...record],
      responses: { 200: bulkResult(doc) },
      errors: ['invalid-query'],
    },
    'POST /:id/duplicate': {
      summary: `Duplicate one of ${slug}`,
      roles: create,
      parameters: shape,
      body: partial,
      isBodyOptional: true,
      responses: { 201: saved },
      errors: ['not-found'],
    },
    'POST /access': describeAccess(slug),
    'POST /access/:id': describeAccess(slug),
    ...describeVersions(slug, slug, readVersions),
    'POST /unlock': {
      summary: 'End the delay after failed sign-ins of an account',
      roles: unlock,
      body: object({ email: text }),
      responses: { 200: object({ message: text }) },
    },
  }
}

const describeAccess = (what: string): Operation => ({
  summary: `What the client may do with ${what}`,
  roles: ANYONE,
  parameters: [query('depth', { type: 'integer', minimum: 0 })],
  body: anyObject,
  isBodyOptional: true,
  responses: { 200: anyObject },
})

/** Describes a collection that clients reach by `key`, in place of Payload's operations by id. */
export const describePreferences = (slug: string): Operations => ({
  'GET /:key': {
    summary: 'Read a preference of the panel of one’s own',
    roles: ANYONE,
    responses: { 200: { anyOf: [ref(slug), anyObject] } },
  },
  'POST /:key': {
    summary: 'Save a preference of the panel of one’s own',
    roles: ['editeur', 'administrateur'],
    body: object({ value: {} }),
    responses: { 200: object({ doc: anyObject, message: text }) },
  },
  'DELETE /:key': {
    summary: 'Delete a preference of the panel of one’s own',
    roles: ['editeur', 'administrateur'],
    responses: { 200: anyObject },
    errors: ['not-found'],
  },
})
