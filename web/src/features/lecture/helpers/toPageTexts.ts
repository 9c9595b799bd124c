import type { RichTextValue } from '../../../ui/richText/RichTextValue'
import { toPlainText } from '../../../ui/richText/toPlainText'

export type PageText = { page: number; texte: string }

type RawPage = { page?: unknown; blocs?: unknown; texteCorrige?: unknown } | null

/** Converts the pages of an issue's text to plain text, the corrected one where there is one. */
export function toPageTexts(pages: unknown[]): PageText[] {
  return (pages as RawPage[]).flatMap((raw) => {
    if (!Number.isInteger(raw?.page)) return []
    const corrected = toPlainText(raw?.texteCorrige as RichTextValue | null)
    const texte = corrected || getTexts(raw?.blocs).join(' ')
    return [{ page: raw?.page as number, texte }]
  })
}

/** Every text of a structure, in order, but for the names of its kinds. */
function getTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(getTexts)
  if (typeof value !== 'object' || value === null) return []
  const { type: _kind, ...parts } = value as Record<string, unknown>
  return Object.values(parts).flatMap(getTexts)
}
