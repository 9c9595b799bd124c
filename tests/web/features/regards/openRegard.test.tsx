import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { administrateur, buildRegard } from '../../support/builders'
import { expectConsoleError, loggedInfos } from '../../support/watchConsole'
import { answerRegards, answerSession, refusal } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'

const pdfUrl = 'http://localhost:3000/media/regards/dossier12/fichier.pdf'

/** What happened, in order. */
let events: string[] = []

describe('opening an issue', () => {
  beforeEach(() => {
    events = []
    answerSession(null)
    answerRegards([buildRegard({ numero: 12 })])
    answerView(() => HttpResponse.json({ numero: 12 }))
  })

  it('counts the view first, then shows the PDF in a tab opened by the click itself', async () => {
    const tab = stubTab()
    await clickIssue()

    expect(events[0]).toBe('tab opened')
    await waitFor(() => expect(events).toEqual(['tab opened', 'counted', `tab at ${pdfUrl}`]))
    expect(tab.document.body.textContent).toBe('Ouverture du numéro…')
    expect(tab.opener).toBeNull()
    expect(loggedInfos()).toEqual(['Compteur de vues incrémenté pour le numéro 12'])
  })

  it('adds one to the count in view', async () => {
    answerSession(administrateur)
    answerRegards([
      buildRegard({ numero: 12, nombreDeVue: 41 }),
      buildRegard({ numero: 11, nombreDeVue: 7 }),
    ])
    stubTab()
    renderApp('/regards')
    await screen.findByText('41 vues')
    fireEvent.click(screen.getByRole('link', { name: 'Consulter le dernier numéro' }))

    expect(await screen.findByText('42 vues')).toBeVisible()
    expect(screen.getByText('7 vues')).toBeVisible()
  })

  it('shows the PDF all the same when the issue is unknown to the counter', async () => {
    expectConsoleError(/Regard numéro 12 non trouvé/)
    answerView(() => refusal(404, 'Regard numéro 12 non trouvé', { code: 'regard-not-found' }))
    stubTab()
    await clickIssue()

    await waitFor(() => expect(events).toContain(`tab at ${pdfUrl}`))
    expect(loggedInfos()).toEqual([])
  })

  it('shows the PDF all the same when counting fails, and logs the failed search', async () => {
    expectConsoleError(/^Erreur lors de la recherche du regard: ApiError/)
    expectConsoleError(/compteur de vues du numéro 12 n’a pas été incrémenté/)
    answerView(() => HttpResponse.error())
    stubTab()
    await clickIssue()

    await waitFor(() => expect(events).toContain(`tab at ${pdfUrl}`))
  })

  it('waits for the count 2 s at most', async () => {
    answerView(async () => {
      await delay('infinite')
      return HttpResponse.json({})
    })
    stubTab()
    renderApp('/regards')
    const link = await screen.findByRole('link', { name: 'Consulter le dernier numéro' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

    fireEvent.click(link)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(events).not.toContain(`tab at ${pdfUrl}`)
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toContain(`tab at ${pdfUrl}`)
  })

  it('takes the place of the page when the browser blocks the tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const assign = vi.spyOn(window.location, 'assign').mockImplementation((url) => {
      events.push(`page at ${String(url)}`)
    })
    await clickIssue()

    await waitFor(() => expect(events).toEqual(['counted', `page at ${pdfUrl}`]))
    expect(assign).toHaveBeenCalledOnce()
  })

  it('leaves the page alone when the new tab is closed meanwhile', async () => {
    const tab = stubTab()
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    await clickIssue()
    tab.closed = true

    await waitFor(() => expect(loggedInfos()).toHaveLength(1))
    await Promise.resolve()
    expect(events).not.toContain(`tab at ${pdfUrl}`)
    expect(assign).not.toHaveBeenCalled()
  })

  it('opens one tab and counts one view for an impatient double click', async () => {
    stubTab()
    renderApp('/regards')
    const link = await screen.findByRole('link', { name: 'Consulter le dernier numéro' })
    fireEvent.click(link)
    fireEvent.click(link)

    await waitFor(() => expect(events).toContain(`tab at ${pdfUrl}`))
    expect(events.filter((event) => event !== `tab at ${pdfUrl}`)).toEqual([
      'tab opened',
      'counted',
    ])
  })

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
  ])('leaves a click with %s to the browser, and counts it', async (_name, modifier) => {
    const open = vi.spyOn(window, 'open')
    const link = await findIssueLink()
    window.addEventListener('click', recordDefault, { once: true })
    fireEvent.click(link, modifier)

    await waitFor(() => expect(events).toEqual(['left to the browser', 'counted']))
    expect(open).not.toHaveBeenCalled()
  })

  it('leaves a click with the middle button to the browser, and counts it', async () => {
    const open = vi.spyOn(window, 'open')
    const isLeftToTheBrowser = fireEvent(
      await findIssueLink(),
      new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }),
    )

    await waitFor(() => expect(events).toContain('counted'))
    expect(isLeftToTheBrowser).toBe(true)
    expect(open).not.toHaveBeenCalled()
  })

  it('does not count the opening of the context menu', async () => {
    fireEvent(
      await findIssueLink(),
      new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 2 }),
    )
    await new Promise((resolve) => setTimeout(resolve, 50))

    expect(events).toEqual([])
  })
})

function answerView(answer: () => Response | Promise<Response>) {
  server.use(
    http.post('/api/regards/numero/12/vue', async () => {
      events.push('counted')
      return answer()
    }),
  )
}

async function findIssueLink() {
  renderApp('/regards')
  return screen.findByRole('link', { name: 'Consulter le dernier numéro' })
}

async function clickIssue() {
  fireEvent.click(await findIssueLink())
}

/** Hears a click after the page did, and keeps the test's browser from following the link. */
function recordDefault(event: Event) {
  events.push(event.defaultPrevented ? 'kept by the page' : 'left to the browser')
  event.preventDefault()
}

function stubTab() {
  const tab = {
    closed: false,
    opener: {} as unknown,
    document: document.implementation.createHTMLDocument(),
    location: { replace: (url: string) => events.push(`tab at ${url}`) },
  }
  vi.spyOn(window, 'open').mockImplementation(() => {
    events.push('tab opened')
    return tab as unknown as Window
  })
  return tab
}
