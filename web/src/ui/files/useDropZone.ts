import { useEffect, useEffectEvent, useRef, useState } from 'react'

type DropZoneOptions = { isDisabled: boolean; onFiles: (files: File[]) => void }

/**
 * Makes an element accept dropped files.
 * @returns the element's `ref`, and `isOver`: whether files are dragged over it
 */
export function useDropZone<E extends HTMLElement>({ isDisabled, onFiles }: DropZoneOptions) {
  const ref = useRef<E>(null)
  const [isOver, setIsOver] = useState(false)
  const handleFiles = useEffectEvent(onFiles)

  useEffect(() => {
    const zone = ref.current
    if (!zone || isDisabled) return
    const handleOver = (event: DragEvent) => {
      if (!isFileDrag(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setIsOver(true)
    }
    const handleLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !zone.contains(relatedTarget)) setIsOver(false)
    }
    const handleDrop = (event: DragEvent) => {
      if (!isFileDrag(event)) return
      event.preventDefault()
      setIsOver(false)
      handleFiles([...(event.dataTransfer?.files ?? [])])
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
  }, [isDisabled])

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
export function isFileDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
