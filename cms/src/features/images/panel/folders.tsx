'use client'

import { TextInput, useField, useListDrawerContext, useListQuery } from '@payloadcms/ui'
import type { TextFieldClientComponent, Where } from 'payload'
import { useId, type ChangeEvent } from 'react'

import { useApi } from '../../../lib/panel/requestApi'
import './ImageLibrary.css'

/** Reads the names of the folders of images; none while the site does not answer. */
const useFolders = (): string[] =>
  useApi<{ dossiers: string[] }>('/api/images/dossiers').answer?.dossiers ?? []

/** Name of a folder, with the existing ones as suggestions. */
export const FolderField: TextFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, showError } = useField<string | null | undefined>({ path })
  const folders = useFolders()
  const listId = useId()
  // TextInput passes any attribute on; its type knows one.
  const htmlAttributes = { list: listId, autoComplete: 'off', maxLength: field.maxLength }

  return (
    <TextInput
      path={path}
      label={field.label ?? ''}
      description={field.admin?.description}
      value={value ?? ''}
      readOnly={readOnly}
      showError={showError}
      htmlAttributes={htmlAttributes}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
      AfterInput={
        <datalist id={listId}>
          {folders.map((folder) => (
            <option key={folder} value={folder} />
          ))}
        </datalist>
      }
    />
  )
}

interface Choice {
  label: string
  /** In the form that Payload's own filters read: a list of alternatives of conditions. */
  where: Where
}

const toWhere = (condition: Where): Where => ({ or: [{ and: [condition] }] })

const PAGES: Choice = { label: 'Images des pages', where: toWhere({ usage: { equals: 'page' } }) }
const COVERS: Choice = {
  label: 'Couvertures des numéros',
  where: toWhere({ usage: { equals: 'couverture' } }),
}

const toChoice = (folder: string): Choice => ({
  label: folder,
  where: toWhere({ dossier: { equals: folder } }),
})

/** Above a list of images, in its view or where a page's image is chosen: one button a folder. */
export function FolderFilter() {
  const { query, handleWhereChange } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const folders = useFolders()
  const current = JSON.stringify(query.where ?? {})
  const choices: Choice[] = [
    { label: 'Toutes', where: {} },
    // A field of the panel offers images of one usage only.
    ...(isInDrawer ? [] : [PAGES]),
    ...folders.map(toChoice),
    ...(isInDrawer ? [] : [COVERS]),
  ]
  if (choices.length < 2) return null

  return (
    <div className="folder-filter" role="group" aria-label="Dossiers">
      {choices.map(({ label, where }) => (
        <button
          key={label}
          type="button"
          className="folder-filter__choice"
          aria-pressed={JSON.stringify(where) === current}
          onClick={() => void handleWhereChange?.(where)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
