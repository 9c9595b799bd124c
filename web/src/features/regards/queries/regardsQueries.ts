import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../../lib/api'
import { findRegards } from '../../../lib/regards/findRegards'
import { isRegard } from '../../../lib/regards/isRegard'
import { regardsKey } from '../../../lib/regards/regardsKey'
import { regardsPages, toRegards } from '../../../lib/regards/regardsPages'
import { toRegardItem } from '../helpers/toRegardItem'

/** Raw answers stay in the cache; `select` makes of them what components draw. */
export const regardsQueries = {
  /** The issues, newest first, a page at a time. */
  list: () =>
    infiniteQueryOptions({
      ...regardsPages,
      select: ({ pages }) => toRegards(pages).map(toRegardItem),
    }),

  /** The newest issue; null when there is none. */
  latest: () =>
    queryOptions({
      queryKey: [...regardsKey, 'latest'],
      queryFn: async ({ client, signal }) => {
        const { docs } = await findRegards(apiOf(client), { limit: 1 }, signal)
        return docs[0] ?? null
      },
      select: (regard) => (isRegard(regard) ? toRegardItem(regard) : null),
    }),
}
