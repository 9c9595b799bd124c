import type { ApiDocument, ApiRole } from '../support/apiContract'

type Parameter = { name?: string; in?: string; schema?: object }

/**
 * Copies a document for the generator of requests: without security schemes, as the proxy signs the
 * requests in, and with paths whose parameters are often those of records that exist.
 * @param ids of records, by the part of the path that follows /api
 * @param role whose operations are kept; all if undefined
 */
export function addExamples(
  document: ApiDocument,
  ids: Record<string, string[]>,
  role?: ApiRole,
): object {
  const copy = structuredClone(document)
  for (const [path, operations] of Object.entries(copy.paths)) {
    copy.paths[path] = Object.fromEntries(
      Object.entries(operations).filter(([, each]) => !role || each['x-roles'].includes(role)),
    )
  }
  for (const [path, operations] of Object.entries(copy.paths)) {
    const known = ids[path.split('/')[2] ?? ''] ?? []
    for (const operation of Object.values(operations)) {
      delete (operation as { security?: unknown }).security
      for (const parameter of operation.parameters as Parameter[]) {
        if (parameter.in !== 'path') continue
        const values = getValues(parameter.name, known)
        const text = { type: 'string', minLength: 1 }
        if (values.length > 0) parameter.schema = { anyOf: [{ enum: values }, text] }
      }
    }
  }
  return copy
}

function getValues(name: string | undefined, known: string[]): string[] {
  if (name === 'id') return known
  return name === 'numero' ? ['1', '0', '-1', '999999999', '1e3'] : []
}
