import path from 'node:path'
import { readSections } from '../../readSections'

const [section] = readSections(path.join(import.meta.dirname, 'paragraphs.txt'))

/**
 * Paragraphs about folk arts that stand in the middle of articles: written for the tests, shared by the
 * magazines, none twice in one.
 */
export const paragraphs = new Map(Object.entries(section?.fields ?? {}))

/** @throws when there is no such paragraph */
export function getParagraph(name: string): string {
  const text = paragraphs.get(name)
  if (!text) throw new Error(`No paragraph ${name}`)
  return text
}
