import { useEffect } from 'react'
import { isFileDrag } from './isFileDrag'

/**
 * While this is used, a file that is dropped beside every drop zone does nothing: a browser would
 * leave the page for it, and lose what was typed.
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
