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
