import type { Field, SanitizedConfig } from 'payload'

/** Fields that a list shows although no form has a control for them. */
const LISTED = new Set(['createdAt', 'updatedAt', 'deletedAt', 'filename', 'filesize'])

interface ListOptions {
  hidden?: boolean
  disableBulkEdit?: boolean
  disableGroupBy?: boolean
  disableListColumn?: boolean
  disableListFilter?: boolean
}

/**
 * Removes fields that no form shows from the columns, filters and bulk editing of lists: Payload
 * offers the addresses, types and sizes of each copy of an image there.
 */
export function hideInternalFields(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) {
    for (const field of fields) hide(field)
  }
  return config
}

function hide(field: Field): void {
  // The filters list the fields inside a group.
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
