import { Field } from '@web/ui/Field'
import { FileDropZone } from '@web/ui/files/FileDropZone'
import { type FileName, hintedFormats, inspectCover } from './validateRegardForm'
import {
  type FileInspection,
  type FilePreview,
  type InspectFile,
  inspectPdf,
} from '../../pdf/inspectPdf'
import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import { SmallFigures } from '@web/ui/texts'

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

function useFileInspection(file: File, inspect: InspectFile): FileInspection | undefined {
  const [last, setLast] = useState<{ file: File; inspection: FileInspection }>()

  useEffect(() => {
    const controller = new AbortController()
    inspect(file, controller.signal).then(
      (inspection) => {
        if (!controller.signal.aborted) setLast({ file, inspection })
      },
      () => {
        // Aborted: another file was selected.
      },
    )
    return () => controller.abort()
  }, [file, inspect])

  return last?.file === file ? last.inspection : undefined
}

/** A selected file before its upload: preview, name, size, and the result of its inspection. */
function FileCard({ file, inspect }: { file: File; inspect: InspectFile }) {
  const inspection = useFileInspection(file, inspect)
  const { detail, picture, warning } = inspection ?? {}
  return (
    <Frame>
      <Thumbnail aria-hidden={picture ? undefined : true}>
        {picture && <PreviewCanvas picture={picture} />}
      </Thumbnail>
      <Body>
        <Name>{file.name}</Name>
        <SmallFigures>
          {[formatFileSize(file.size), detail].filter(Boolean).join(' · ')}
          {!inspection && ' · lecture du fichier…'}
        </SmallFigures>
        {warning && <Warning>{warning}</Warning>}
      </Body>
    </Frame>
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
  return <Canvas ref={draw} width={width} height={height} role="img" aria-label={alt} />
}

/**
 * On a wide screen, in the grid of its drop zone: the preview at the side, the text above the
 * actions.
 */
const Frame = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.m};

  ${media.from('small')} {
    grid-area: 1 / 1 / -1 / -1;
    grid-template: subgrid / subgrid;
    gap: inherit;
  }
`

/** Has the size of a magazine page while the preview loads and where there is none. */
const Thumbnail = styled.div`
  display: grid;
  place-items: center;
  grid-row: 1 / -1;
  aspect-ratio: 210 / 297;
  border: 1px solid ${theme.colors.line};
  border-radius: 2px;
  background: ${theme.colors.sunken};

  ${media.from('small')} {
    width: 7rem;
  }

  &:has(canvas) {
    border-color: transparent;
    background: none;
  }
`

const Canvas = styled.canvas`
  max-width: 100%;
  max-height: 100%;
  border-radius: 2px;
  box-shadow: ${theme.shadows.low};
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
`

const Name = styled.p`
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

const Warning = styled.p`
  margin-top: ${theme.space.xxs};
  padding-inline-start: ${theme.space.s};
  border-inline-start: 3px solid ${theme.colors.ochre};
  font-size: ${theme.fontSizes.small};
  line-height: 1.45;
`
