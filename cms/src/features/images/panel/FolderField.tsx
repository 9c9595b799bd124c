'use client'

import { TextInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useId, type ChangeEvent } from 'react'

import { useFolders } from './useFolders'

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
