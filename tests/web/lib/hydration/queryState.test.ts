import { QueryClient, queryOptions } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hydrateQueryState } from '../../../../web/src/lib/hydration/hydrateQueryState'
import { dehydrateQueryState } from '../../../../web/src/lib/hydration/dehydrateQueryState'

const minute = 60_000

const read = vi.fn(() => Promise.resolve('Autre'))
const texte = queryOptions({ queryKey: ['texte'], queryFn: read })
const page = queryOptions({
  queryKey: ['page'],
  queryFn: (): Promise<object> => read().then(Object),
})

afterEach(() => document.body.replaceChildren())

describe('what the server read for a page', () => {
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

  it('has of files what pages draw, and everything of the rest', () => {
    const image = { url: '/a.jpg', alt: 'Un bal', width: 1920, height: 1200, placeholder: 'data:,' }
    const record = { id: '1', mimeType: 'image/jpeg', filesize: 9, filename: 'a.jpg', focalX: null }
    const w320 = { url: '/a-320.avif', width: 320 }
    const sizes = { w320: { ...w320, height: 200, mimeType: 'image/avif', filesize: 9 } }
    const rest = { id: '2', titre: 'Danses', filesize: 9, sommaire: null }
    const server = new QueryClient()
    server.setQueryData(page.queryKey, {
      rows: [{ ...rest, image: { ...image, ...record, sizes } }],
    })
    document.body.innerHTML = dehydrateQueryState(server)

    const browser = new QueryClient()
    hydrateQueryState(browser)
    expect(browser.getQueryData(page.queryKey)).toEqual({
      rows: [{ ...rest, image: { ...image, sizes: { w320 } } }],
    })
  })

  it('is not there in a page that Vite serves', () => {
    expect(hydrateQueryState(new QueryClient())).toBe(false)
  })
})
