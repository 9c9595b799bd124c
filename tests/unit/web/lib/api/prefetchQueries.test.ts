import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { prefetchQueries } from '@web/lib/api/prefetchQueries'

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('asking ahead', () => {
  it('asks for all at once, pages of a list too', async () => {
    const queryClient = client()
    const asked: string[] = []
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const ask = async (name: string) => {
      asked.push(name)
      await answered
      return name
    }
    const text = queryOptions({ queryKey: ['texte'], queryFn: () => ask('texte') })
    const list = infiniteQueryOptions({
      queryKey: ['liste'],
      queryFn: () => ask('liste'),
      initialPageParam: 1,
      getNextPageParam: () => undefined,
    })

    const done = prefetchQueries(queryClient, [text, list])
    await vi.waitFor(() => expect(asked).toEqual(['texte', 'liste']), { timeout: 20_000 })
    answer()
    await done
    expect(queryClient.getQueryData(text.queryKey)).toBe('texte')
    expect(queryClient.getQueryData(list.queryKey)).toEqual({ pages: ['liste'], pageParams: [1] })
  })

  it('skips queries that are cached, pending or failed', async () => {
    const queryClient = client()
    const queryFn = vi.fn(() => Promise.reject(new Error('non')))
    const query = queryOptions({ queryKey: ['texte'], queryFn })

    await prefetchQueries(queryClient, [query])
    await prefetchQueries(queryClient, [query])
    expect(queryFn).toHaveBeenCalledTimes(1)
  })
})
