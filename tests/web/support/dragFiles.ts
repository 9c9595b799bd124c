import { fireEvent } from '@testing-library/react'

type Drag = 'dragOver' | 'dragLeave' | 'drop'

/**
 * Drags files over an element, away from it or drops them there.
 * @returns whether something took them: else the browser would open them
 */
export function dragFiles(what: Drag, target: Element, files: File[] = []): boolean {
  const dataTransfer = { files, types: ['Files'], dropEffect: 'none' }
  return !fireEvent[what](target, { dataTransfer })
}
