import type { Field, SanitizedConfig } from 'payload'

/** Fields without a control in a form that a list shows all the same. */
const LISTED = new Set(['createdAt', 'updatedAt', 'deletedAt', 'filename', 'filesize'])

interface ListOptions {
  hidden?: boolean
  disableBulkEdit?: boolean
  disableGroupBy?: boolean
  disableListColumn?: boolean
  disableListFilter?: boolean
}

/**
 * Takes what no form shows out of the columns, the filters and the bulk editing of lists: Payload offers
 * the addresses, types and sizes of each copy of an image there, by their names in the database.
 */
export function hideInternalFields(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) {
    for (const field of fields) hide(field)
  }
  return config
}

function hide(field: Field): void {
  // Of a group, the filters have the fields inside.
  if ('fields' in field) field.fields.forEach(hide)
  const options = (field.admin ?? {}) as ListOptions
  if (!options.hidden || ('name' in field && LISTED.has(field.name))) return
  Object.assign(options, {
    disableBulkEdit: true,
    disableGroupBy: true,
    disableListColumn: true,
    disableListFilter: true,
  } satisfies ListOptions)
}
