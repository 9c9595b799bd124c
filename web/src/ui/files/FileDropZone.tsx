import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../Button'
import { joinClasses } from '../createBlock'
import { VisuallyHidden } from '../texts'
import { setInputFile, useDropZone } from './useDropZone'
import styles from './FileDropZone.module.css'

type FileDropZoneProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'multiple' | 'onChange'
> & {
  /** The chosen file; undefined when there is none. */
  file: File | undefined
  /** Called with the picked or dropped files: none, one or several, of any type. */
  onFiles: (files: File[]) => void
  onRemove: () => void
  /** Details of the chosen file. See `.filled` of its styles. */
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
    <div
      className={joinClasses(styles.zone, file && styles.filled)}
      ref={ref}
      data-over={isOver || undefined}
    >
      <div className={styles.fileDetails} id={aboutId} aria-live="polite">
        {file && children}
      </div>
      <div className={styles.actions}>
        <div className={styles.picker}>
          <input
            {...input}
            className={styles.nativeInput}
            ref={inputRef}
            type="file"
            aria-describedby={describedBy || undefined}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])]
              // A picker closed without a choice has no files and changes nothing.
              if (files.length > 0) onFiles(files)
            }}
          />
          <div className={styles.visibleControl} aria-hidden="true">
            <span className={styles.chooseLabel}>{file ? 'Remplacer' : 'Choisir un fichier'}</span>
            {!file && (
              <span className={styles.dropHint}>
                {isOver ? 'Lâchez-le ici' : 'ou déposez-le ici'}
              </span>
            )}
          </div>
        </div>
        {file && (
          <Button
            className={styles.remove}
            data-look="quiet"
            disabled={isDisabled}
            onClick={handleRemove}
          >
            Retirer<VisuallyHidden>&nbsp;le fichier {file.name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  )
}
