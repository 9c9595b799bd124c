import { useEffect } from 'react'
import { saveReadingPosition } from '../helpers/readingPositions'

/** Delay before a page counts as read, so that leafing through stores nothing. */
const readMs = 1_000

/** Stores the page that is read, where the next visit of the issue may resume. */
export function useSavedPosition(numero: number, page: number, isAtEnd: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => saveReadingPosition(numero, page, isAtEnd), readMs)
    return () => clearTimeout(timer)
  }, [numero, page, isAtEnd])
}
