import type { UIField } from 'payload'

/**
 * Creates a field that shows a component and stores nothing.
 * @param admin other settings
 * @param component its file and export, such as `/features/images/panel/Usages#Usages`
 */
export const panelField = (
  name: string,
  component: string | { path: string; clientProps?: object },
  admin?: UIField['admin'],
): UIField => ({
  type: 'ui',
  name,
  admin: { disableListColumn: true, ...admin, components: { Field: component } },
})

/** Placed first in a form: stores unsaved input (see admin/form/UnsavedChanges). */
export const unsavedChangesField: UIField = panelField(
  'unsavedText',
  '/admin/form/UnsavedChanges#UnsavedChanges',
)

interface RecordTitleOptions {
  newTitle: string
  prefix?: string
  names: string[]
}

/** Field that gives the form of a record its title (see RecordTitle). */
export const recordTitleField = (options: RecordTitleOptions): UIField =>
  panelField('titreDeLaFiche', {
    path: '/fields/RecordTitle#RecordTitle',
    clientProps: { ...options },
  })
