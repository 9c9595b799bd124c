import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { getApi } from '../../../lib/api/api'
import { createUnreadableError } from '../../../lib/api/errors'
import { toPageTexts } from '../helpers/toPageTexts'

/** The plain text of each page of an issue, to search in it. */
export const texteQuery = (numero: number) =>
  queryOptions({
    queryKey: [...regardsKey, 'texteDesPages', numero],
    queryFn: async ({ client, signal }) => {
      const answer = await getApi(client)<{ pages?: unknown } | null>(
        `/regards/numero/${numero}/texte`,
        { signal },
      )
      if (!Array.isArray(answer?.pages)) throw createUnreadableError()
      return toPageTexts(answer.pages)
    },
    staleTime: Infinity,
  })
