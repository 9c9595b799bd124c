import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readServedData } from '../../../../web/src/lib/served/readServedData'
import { toServedData } from '../../../../web/src/lib/served/toServedData'

const minute = 60_000

afterEach(() => document.body.replaceChildren())

describe('what the server read for a page', () => {
  it('is taken as read now, and not asked for again', async () => {
    const server = new QueryClient()
    server.setQueryData(['globals', 'accueil'], { accroche: 'Bonjour' }, { updatedAt: 1_000 })
    document.body.innerHTML = toServedData(server)

    const browser = new QueryClient({ defaultOptions: { queries: { staleTime: minute } } })
    expect(readServedData(browser)).toBe(true)
    const queryFn = vi.fn(() => Promise.resolve({ accroche: 'Autre' }))
    const data = await browser.fetchQuery({ queryKey: ['globals', 'accueil'], queryFn })
    expect(data).toEqual({ accroche: 'Bonjour' })
    expect(queryFn).not.toHaveBeenCalled()
  })

  it('cannot leave its element, whatever a text says', () => {
    const server = new QueryClient()
    const texte = '</script><script>alert(1)</script><!--'
    server.setQueryData(['texte'], texte)
    document.body.innerHTML = toServedData(server)

    expect(document.querySelectorAll('script')).toHaveLength(1)
    const browser = new QueryClient()
    readServedData(browser)
    expect(browser.getQueryData(['texte'])).toBe(texte)
  })

  it('is not there in a page that Vite serves', () => {
    expect(readServedData(new QueryClient())).toBe(false)
  })
})
