import { QueryClient, queryOptions } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hydrateQueryState } from '@web/lib/hydration/hydrateQueryState'
import { dehydrateQueryState } from '../../../../web/src/lib/hydration/hydrateQueryState'

const minute = 60_000

const read = vi.fn(() => Promise.resolve('Autre'))
const texte = queryOptions({ queryKey: ['texte'], queryFn: read })
const page = queryOptions({
  queryKey: ['page'],
  queryFn: (): Promise<object> => read().then(Object),
})

afterEach(() => document.body.replaceChildren())

describe('query state of the server', () => {
  it('is taken as read now, and not asked for again', async () => {
    const server = new QueryClient()
    server.setQueryData(texte.queryKey, 'Bonjour', { updatedAt: 1_000 })
    document.body.innerHTML = dehydrateQueryState(server)

    const browser = new QueryClient({ defaultOptions: { queries: { staleTime: minute } } })
    expect(hydrateQueryState(browser)).toBe(true)
    expect(await browser.query(texte)).toBe('Bonjour')
    expect(read).not.toHaveBeenCalled()
  })

  it('cannot leave its element, whatever a text says', () => {
    const server = new QueryClient()
    const hostile = '</script><script>alert(1)</script><!--'
    server.setQueryData(texte.queryKey, hostile)
    document.body.innerHTML = dehydrateQueryState(server)

    expect(document.querySelectorAll('script')).toHaveLength(1)
    const browser = new QueryClient()
    hydrateQueryState(browser)
    expect(browser.getQueryData(texte.queryKey)).toBe(hostile)
  })

  it('is the same to the byte whenever it was read', () => {
    const [now, then] = [1_000, 2_000].map((updatedAt) => {
      const server = new QueryClient()
      server.setQueryData(texte.queryKey, 'Bonjour', { updatedAt })
      return dehydrateQueryState(server)
    })

    expect(then).toBe(now)
  })

  it('contains all data that the server rendered', () => {
    const image = { url: '/a.jpg', mimeType: 'image/jpeg', decorative: true, focalX: 10 }
    const server = new QueryClient()
    server.setQueryData(page.queryKey, { rows: [{ image }] })
    document.body.innerHTML = dehydrateQueryState(server)

    const browser = new QueryClient()
    hydrateQueryState(browser)
    expect(browser.getQueryData(page.queryKey)).toEqual({ rows: [{ image }] })
  })

  it('is not there in a page that Vite serves', () => {
    expect(hydrateQueryState(new QueryClient())).toBe(false)
  })
})
