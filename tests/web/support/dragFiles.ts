import { fireEvent } from '@testing-library/react'

type Drag = 'dragOver' | 'dragLeave' | 'drop'

/**
 * Dispatches a drag event with files on an element.
 * @returns whether a handler prevented the default: otherwise the browser would open the files
 */
export function dragFiles(what: Drag, target: Element, files: File[] = []): boolean {
  const dataTransfer = { files, types: ['Files'], dropEffect: 'none' }
  return !fireEvent[what](target, { dataTransfer })
}
