import { Field } from '../../../../ui/Field'
import { FileDropZone } from '../../../../ui/files/FileDropZone'
import { hintedFormats } from './coverFormats'
import type { InspectFile } from '../../pdf/FileInspection'
import { inspectCover } from './inspectCover'
import { inspectPdf } from '../../pdf/inspectPdf'
import type { FileName } from './validateFile'
import { FileCard } from './FileCard'

type RegardFileFieldProps = {
  name: FileName
  /** Takes the place of the usual label and hint. */
  label?: string
  hint?: string
  file: File | undefined
  error: string | undefined
  onFiles: (files: File[]) => void
  onRemove: () => void
  disabled: boolean
  required?: boolean
}

type FileFieldConfig = { label: string; hint: string; accept: string; inspect: InspectFile }

const fileFields: Record<FileName, FileFieldConfig> = {
  pdf: { label: 'Fichier PDF', hint: 'PDF uniquement', accept: '.pdf', inspect: inspectPdf },
  couverture: {
    label: 'Image de couverture',
    hint: hintedFormats,
    accept: 'image/*',
    inspect: inspectCover,
  },
}

/** One of the two file fields of an issue: its drop zone, and a preview of the selected file. */
export function RegardFileField({ name, file, error, ...props }: RegardFileFieldProps) {
  const { accept, inspect, ...usual } = fileFields[name]
  const { label = usual.label, hint = usual.hint, ...drop } = props
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <FileDropZone {...control} {...drop} name={name} accept={accept} file={file}>
          {file && <FileCard file={file} inspect={inspect} />}
        </FileDropZone>
      )}
    </Field>
  )
}
