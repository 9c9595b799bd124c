import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { getApi } from '../../../lib/api/api'
import type { RichTextValue } from '../../../ui/richText/RichTextValue'
import { toPlainText } from '../../../ui/richText/toPlainText'

export const texteQuery = (numero: number) =>
  queryOptions({
    queryKey: [...regardsKey, 'texteDesPages', numero],
    queryFn: async ({ client, signal }) => {
      const path = `/regards/numero/${numero}/texte`
      return toPageTexts(
        (await getApi(client)<{ pages: PageTextResponse[] }>(path, { signal })).pages,
      )
    },
    staleTime: Infinity,
  })

type PageText = { page: number; texte: string }

type PageTextResponse = {
  page: number
  blocs: unknown[]
  texteCorrige: RichTextValue | null
}

/** Converts the pages of an issue's text to plain text, the corrected one where there is one. */
const toPageTexts = (pages: PageTextResponse[]): PageText[] =>
  pages.map(({ page, blocs, texteCorrige }) => ({
    page,
    texte: toPlainText(texteCorrige) || getTexts(blocs).join(' '),
  }))

/** Every text of a structure, in order, but for the names of its kinds. */
function getTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(getTexts)
  if (typeof value !== 'object' || value === null) return []
  const { type: _kind, ...parts } = value as Record<string, unknown>
  return Object.values(parts).flatMap(getTexts)
}
