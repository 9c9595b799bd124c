import { QueryClient, queryOptions } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readServedData } from '../../../../web/src/lib/served/readServedData'
import { toServedData } from '../../../../web/src/lib/served/toServedData'

const minute = 60_000

const read = vi.fn(() => Promise.resolve('Autre'))
const texte = queryOptions({ queryKey: ['texte'], queryFn: read })

afterEach(() => document.body.replaceChildren())

describe('what the server read for a page', () => {
  it('is taken as read now, and not asked for again', async () => {
    const server = new QueryClient()
    server.setQueryData(texte.queryKey, 'Bonjour', { updatedAt: 1_000 })
    document.body.innerHTML = toServedData(server)

    const browser = new QueryClient({ defaultOptions: { queries: { staleTime: minute } } })
    expect(readServedData(browser)).toBe(true)
    expect(await browser.query(texte)).toBe('Bonjour')
    expect(read).not.toHaveBeenCalled()
  })

  it('cannot leave its element, whatever a text says', () => {
    const server = new QueryClient()
    const hostile = '</script><script>alert(1)</script><!--'
    server.setQueryData(texte.queryKey, hostile)
    document.body.innerHTML = toServedData(server)

    expect(document.querySelectorAll('script')).toHaveLength(1)
    const browser = new QueryClient()
    readServedData(browser)
    expect(browser.getQueryData(texte.queryKey)).toBe(hostile)
  })

  it('is not there in a page that Vite serves', () => {
    expect(readServedData(new QueryClient())).toBe(false)
  })
})
