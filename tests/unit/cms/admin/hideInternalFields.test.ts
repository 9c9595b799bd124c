import type { Field, SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { hideInternalFields } from '../../../../cms/src/admin/hideInternalFields'

const OFF = {
  disableBulkEdit: true,
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
}

test('fields without a form control are in no column, filter or bulk form, except name and size of a file', () => {
  const fields = [
    { name: 'alt', type: 'text', admin: {} },
    { name: 'filename', type: 'text', admin: { hidden: true } },
    { name: 'mimeType', type: 'text', admin: { hidden: true } },
    {
      name: 'sizes',
      type: 'group',
      admin: { hidden: true },
      fields: [{ name: 'url', type: 'text', admin: { hidden: true } }],
    },
  ] as unknown as Field[]

  hideInternalFields({ collections: [{ fields }] } as unknown as SanitizedConfig)

  expect(fields).toMatchObject([
    { admin: {} },
    { admin: { hidden: true } },
    { admin: OFF },
    { admin: OFF, fields: [{ admin: OFF }] },
  ])
  expect(fields[0]?.admin).toEqual({})
  expect(fields[1]?.admin).toEqual({ hidden: true })
})
