import { queryOptions } from '@tanstack/react-query'
import type { Config } from '@payload-types'
import { getApi } from '../../lib/api/api'
import { createUnreadableError } from '../../lib/api/errors'

export type GlobalSlug = keyof Config['globals']

/** The texts of one page, as the server gives them, pictures included. */
export const globalQuery = <Slug extends GlobalSlug>(slug: Slug) =>
  queryOptions({
    queryKey: ['globals', slug] as const,
    queryFn: async ({ client, signal }) => {
      const texts = await getApi(client)<Config['globals'][Slug]>(`/globals/${slug}`, {
        query: { depth: 1 },
        signal,
      })
      if (!isRecord(texts)) throw createUnreadableError()
      return texts
    },
  })

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
