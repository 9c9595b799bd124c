import { queryOptions } from '@tanstack/react-query'
import type { Config } from '@payload-types'
import { getApi } from '@web/lib/api/api'
import { createUnreadableError } from '@web/lib/api/errors'

export type GlobalSlug = keyof Config['globals']

/** Query of a page's texts (a Payload global) with their images. @throws ApiError `unreadable` */
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
