import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isFileDrag } from './isFileDrag'

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
    zone.addEventListener('dragover', handleOver)
    zone.addEventListener('dragleave', handleLeave)
    zone.addEventListener('drop', handleDrop)
    return () => {
      setIsOver(false)
      zone.removeEventListener('dragover', handleOver)
      zone.removeEventListener('dragleave', handleLeave)
      zone.removeEventListener('drop', handleDrop)
    }
  }, [isDisabled])

  return { ref, isOver }
}
