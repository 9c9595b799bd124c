import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '../Button'
import { VisuallyHidden } from '../VisuallyHidden'
import { setInputFile, useDropZone } from './useDropZone'

type FileDropZoneProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'multiple' | 'onChange'
> & {
  /** The chosen file; undefined when there is none. */
  file: File | undefined
  /** Called with the picked or dropped files: none, one or several, of any type. */
  onFiles: (files: File[]) => void
  onRemove: () => void
  /**
   * Details of the chosen file. On a wide screen the zone is a grid of two by two: see
   * `filledStyle`.
   */
  children?: ReactNode
}

/**
 * File picker and drop zone with French labels (a browser's own are in the browser's language). The
 * transparent native input covers the visible control, so that mouse and keyboard reach it.
 */
export function FileDropZone({ file, onFiles, onRemove, children, ...input }: FileDropZoneProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const isDisabled = input.disabled ?? false
  const { ref, isOver } = useDropZone<HTMLDivElement>({ isDisabled, onFiles })
  const aboutId = useId()

  useEffect(() => {
    if (inputRef.current) setInputFile(inputRef.current, file)
  })

  function handleRemove() {
    // The button unmounts: moves the focus to the file input.
    inputRef.current?.focus()
    onRemove()
  }

  const describedBy = [input['aria-describedby'], file && aboutId].filter(Boolean).join(' ')
  return (
    <Zone ref={ref} data-over={isOver || undefined} $isFull={file !== undefined}>
      <FileDetails id={aboutId} aria-live="polite">
        {file && children}
      </FileDetails>
      <Actions>
        <Picker>
          <NativeInput
            {...input}
            ref={inputRef}
            type="file"
            aria-describedby={describedBy || undefined}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])]
              // A picker closed without a choice has no files and changes nothing.
              if (files.length > 0) onFiles(files)
            }}
          />
          <VisibleControl aria-hidden="true">
            <ChooseLabel>{file ? 'Remplacer' : 'Choisir un fichier'}</ChooseLabel>
            {!file && <DropHint>{isOver ? 'Lâchez-le ici' : 'ou déposez-le ici'}</DropHint>}
          </VisibleControl>
        </Picker>
        {file && (
          <Remove type="button" data-look="quiet" disabled={isDisabled} onClick={handleRemove}>
            Retirer<VisuallyHidden>&nbsp;le fichier {file.name}</VisuallyHidden>
          </Remove>
        )}
      </Actions>
    </Zone>
  )
}

/** On a wide screen: preview on the left, details on the right, actions below the details. */
const filledStyle = css`
  gap: ${theme.space.m};
  padding: ${theme.space.m};

  ${media.from('small')} {
    grid-template: 1fr auto / auto minmax(0, 1fr);
    column-gap: ${theme.space.l};
  }
`

const Zone = styled.div<{ $isFull: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 2px dashed ${theme.colors.field};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  transition:
    background-color 150ms ease,
    border-color 150ms ease;
  ${({ $isFull }) => $isFull && filledStyle}

  ${media.hover} {
    &:has(input:hover:not(:disabled)) {
      border-color: ${theme.colors.indigoText};
    }
  }

  &:has(input[aria-invalid='true']) {
    border-color: ${theme.colors.accentText};
    border-style: solid;
  }

  &:has(input:disabled) {
    background: ${theme.colors.sunken};
  }

  &[data-over] {
    border-color: ${theme.colors.indigoText};
    border-style: solid;
    background: ${theme.colors.sunken};
  }

  ${media.forcedColors} {
    &[data-over] {
      border-color: Highlight;
    }
  }
`

const FileDetails = styled.div`
  &:empty {
    display: none;
  }

  ${media.from('small')} {
    &:not(:empty) {
      display: grid;
      grid-area: 1 / 1 / -1 / -1;
      grid-template: subgrid / subgrid;
    }
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};

  ${media.from('small')} {
    ${FileDetails}:not(:empty) + & {
      grid-area: 2 / 2;
    }
  }
`

const Picker = styled.div`
  position: relative;

  &:only-child {
    flex: 1;
  }
`

const ChooseLabel = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.25rem 1.125rem;
  border-radius: ${theme.radii.pill};
  background: ${theme.colors.indigo};
  color: ${theme.colors.onIndigo};
  font-weight: 600;
  line-height: 1.2;
`

/** Hidden on touch screens, where files cannot be dropped. */
const DropHint = styled.span`
  display: none;
  color: ${theme.colors.muted};

  ${media.hover} {
    display: inline;
  }
`

const VisibleControl = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs} ${theme.space.s};
  /* Forced colours remove backgrounds and draw the border of buttons. */
  border: 1px solid transparent;
  border-radius: ${theme.radii.medium};

  ${Picker}:only-child > & {
    padding: ${theme.space.l} ${theme.space.m};
  }

  ${Picker}:not(:only-child) > & {
    border-radius: ${theme.radii.pill};
  }
`

const NativeInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }

  &:focus-visible + ${VisibleControl} {
    outline: 3px solid ${theme.colors.indigoText};
    outline-offset: 3px;
  }

  &:disabled + ${VisibleControl} > ${ChooseLabel} {
    background: ${theme.colors.surface};
    color: ${theme.colors.muted};
  }
`

const Remove = styled(Button)`
  color: ${theme.colors.accentText};
`
