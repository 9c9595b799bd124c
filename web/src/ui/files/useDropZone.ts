import { useEffect, useEffectEvent, useRef, useState } from 'react'

type DropZoneOptions = {
  isDisabled: boolean
  /**
   * Takes files dropped in the whole window too, except on a drop zone and behind a dialog. They are refused while it
   * is disabled: the browser would leave the page to open them, and unsaved input would be lost.
   */
  isAnywhere?: boolean
  onFiles: (files: File[]) => void
}

/**
 * Makes an element accept dropped files, or the whole window with `isAnywhere`.
 * @returns the element's `ref`, which the window does not need, and `isOver`: whether files are dragged over the zone
 */
export function useDropZone<E extends HTMLElement>(options: DropZoneOptions) {
  const { isDisabled, isAnywhere = false, onFiles } = options
  const ref = useRef<E>(null)
  const [isOver, setIsOver] = useState(false)
  const handleFiles = useEffectEvent(onFiles)

  useEffect(() => {
    const zone = (isAnywhere ? window : ref.current) as HTMLElement | null
    if (!zone || (isDisabled && !isAnywhere)) return
    const isAccepted = () => !isDisabled && !(isAnywhere && document.querySelector('dialog[open]'))
    const handleOver = (event: DragEvent) => {
      if (event.defaultPrevented || !isFileDrag(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = isAccepted() ? 'copy' : 'none'
      setIsOver(isAccepted())
    }
    const handleLeave = ({ relatedTarget }: DragEvent) => {
      const frame = isAnywhere ? document : zone
      if (!(relatedTarget instanceof Node) || !frame.contains(relatedTarget)) setIsOver(false)
    }
    const handleDrop = (event: DragEvent) => {
      setIsOver(false)
      if (event.defaultPrevented || !isFileDrag(event)) return
      event.preventDefault()
      if (isAccepted()) handleFiles([...(event.dataTransfer?.files ?? [])])
    }
    const controller = new AbortController()
    const { signal } = controller
    zone.addEventListener('dragover', handleOver, { signal })
    zone.addEventListener('dragleave', handleLeave, { signal })
    zone.addEventListener('drop', handleDrop, { signal })
    return () => {
      setIsOver(false)
      controller.abort()
    }
  }, [isDisabled, isAnywhere])

  return { ref, isOver }
}

/** Sets or clears the file of a file input; does nothing if it already has that file. */
export function setInputFile(input: HTMLInputElement, file: File | undefined): void {
  const held = input.files?.[0]
  if (held === file || (held && file && isSameFile(held, file))) return
  input.value = ''
  if (!file || typeof DataTransfer === 'undefined') return
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
}

function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}

/** Whether files are dragged, rather than text or a link. */
function isFileDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
