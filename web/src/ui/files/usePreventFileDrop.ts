import { useEffect } from 'react'
import { isFileDrag } from './isFileDrag'

/**
 * While mounted, ignores files dropped outside every drop zone: the browser would otherwise leave
 * the page to open them, and unsaved input would be lost.
 */
export function usePreventFileDrop(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !isFileDrag(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
