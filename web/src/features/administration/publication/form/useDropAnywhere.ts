import { useEffect, useEffectEvent, useState } from 'react'
import { isFileDrag } from '@web/ui/files/useDropZone'

type DropOptions = { isDisabled: boolean; onFiles: (files: File[]) => void }

/**
 * While mounted, takes files that are dropped anywhere in the window, except on a drop zone and behind a
 * dialog; the browser would otherwise leave the page to open them, and unsaved input would be lost.
 * @returns whether files are dragged over the window
 */
export function useDropAnywhere({ isDisabled, onFiles }: DropOptions): boolean {
  const [isOver, setIsOver] = useState(false)
  const handleFiles = useEffectEvent(onFiles)

  useEffect(() => {
    const isAccepted = () => !isDisabled && !document.querySelector('dialog[open]')
    const handleOver = (event: DragEvent) => {
      if (event.defaultPrevented || !isFileDrag(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = isAccepted() ? 'copy' : 'none'
      setIsOver(isAccepted())
    }
    const handleLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setIsOver(false)
    }
    const handleDrop = (event: DragEvent) => {
      setIsOver(false)
      if (event.defaultPrevented || !isFileDrag(event)) return
      event.preventDefault()
      if (isAccepted()) handleFiles([...(event.dataTransfer?.files ?? [])])
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('dragover', handleOver, { signal })
    window.addEventListener('dragleave', handleLeave, { signal })
    window.addEventListener('drop', handleDrop, { signal })
    return () => controller.abort()
  }, [isDisabled])

  return isOver
}
