import { useEffect } from 'react'
import { parseStored, writeStored } from '@web/lib/browser/storage'

/** The page at which a reading stopped, on this device; offered, never forced. */

const storageKey = 'regards:lectures'

/** The most recent readings stay. */
const maxIssues = 50

type Position = [numero: number, page: number]

/** The page at which the reading of an issue stopped; undefined when there is none. */
export function getReadingPosition(numero: number): number | undefined {
  return loadPositions().find(([issue]) => issue === numero)?.[1]
}

/** Stores the current page, removes it at the end of the issue; the cover changes nothing. */
export function saveReadingPosition(numero: number, page: number, isAtEnd: boolean): void {
  const others = loadPositions().filter(([issue]) => issue !== numero)
  if (page === 1) return
  const positions: Position[] = isAtEnd ? others : [[numero, page], ...others]
  // Without storage, the next reading starts at the cover.
  writeStored('localStorage', storageKey, JSON.stringify(positions.slice(0, maxIssues)))
}

function loadPositions(): Position[] {
  const stored = parseStored('localStorage', storageKey)
  return Array.isArray(stored) ? (stored as unknown[]).filter(isPosition) : []
}

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)

/** Delay before a page counts as read, so that leafing through stores nothing. */
const readMs = 1_000

/** Stores the page that is read, where the next visit of the issue may resume. */
export function useSavedPosition(numero: number, page: number, isAtEnd: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => saveReadingPosition(numero, page, isAtEnd), readMs)
    return () => clearTimeout(timer)
  }, [numero, page, isAtEnd])
}
