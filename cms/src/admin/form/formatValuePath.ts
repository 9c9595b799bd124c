import type { ClientField } from 'payload'

import type { ValuePath } from './mergeUnsaved'

/** Names a value of a form by the labels of its fields and the numbers of its rows, from 1. */
export function formatValuePath(fields: ClientField[], path: ValuePath): string {
  const labels: string[] = []
  let inside = fields
  for (const part of path) {
    if (typeof part === 'number') labels.push(String(part + 1))
    else {
      const field = findField(inside, part)
      labels.push(typeof field?.label === 'string' ? field.label : part)
      inside = field && 'fields' in field ? field.fields : []
    }
  }
  return labels.join(' › ')
}

type NamedField = Extract<ClientField, { name: string }> & { label?: unknown }

/** Finds a field by its name, also within rows and sections, which have none. */
function findField(fields: ClientField[], name: string): NamedField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const isNamed = 'name' in field && Boolean(field.name)
    const found = isNamed || !('fields' in field) ? undefined : findField(field.fields, name)
    if (found) return found
  }
  return undefined
}
