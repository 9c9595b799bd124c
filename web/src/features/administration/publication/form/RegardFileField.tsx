import { Field } from '@web/ui/TextField'
import { FileDropZone } from '@web/ui/files/FileDropZone'
import { hintedFormats, inspectCover } from './validateRegardForm'
import type { UploadKind } from '../publicationTypes'
import { inspectPdf, type FilePreview, type InspectFile } from '../../pdf/inspectPdf'
import { useCallback } from 'react'
import { useFileReading } from '../../pdf/useFileReading'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import { SmallFigures } from '@web/ui/texts'
import styles from './RegardFileField.module.css'

type RegardFileFieldProps = {
  name: UploadKind
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

const fileFields: Record<UploadKind, FileFieldConfig> = {
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

/** A selected file before its upload: preview, name, size, and the result of its inspection. */
function FileCard({ file, inspect }: { file: File; inspect: InspectFile }) {
  const inspection = useFileReading(file, inspect)
  const { detail, picture, warning } = inspection ?? {}
  return (
    <div className={styles.card}>
      <div className={styles.thumbnail} aria-hidden={picture ? undefined : true}>
        {picture && <PreviewCanvas picture={picture} />}
      </div>
      <div className={styles.body}>
        <p className={styles.name}>{file.name}</p>
        <SmallFigures>
          {[formatFileSize(file.size), detail].filter(Boolean).join(' · ')}
          {!inspection && ' · lecture du fichier…'}
        </SmallFigures>
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
    </div>
  )
}

/** Draws the preview onto its own canvas: the same source may be shown twice. */
function PreviewCanvas({ picture }: { picture: FilePreview }) {
  const { source, width, height, alt } = picture
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      canvas?.getContext('2d')?.drawImage(source, 0, 0)
    },
    [source],
  )
  return (
    <canvas
      className={styles.preview}
      ref={draw}
      width={width}
      height={height}
      role="img"
      aria-label={alt}
    />
  )
}
