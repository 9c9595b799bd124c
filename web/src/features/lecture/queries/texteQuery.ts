import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { getApi } from '../../../lib/api/api'
import { toPageTexts, type PageTextResponse } from '../helpers/toPageTexts'

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
