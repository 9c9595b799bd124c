import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildRegard } from '../../support/builders'
import { errorResponse, mockRegards } from '../../support/handlers'
import { buildLecture, findPicture, mockLecture, setUpReader } from '../../support/lecture'
import { expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

setUpReader()

describe('unreadable issues', () => {
  it.each([
    ['attente', 'La lecture en ligne se prépare'],
    ['enCours', 'La lecture en ligne se prépare'],
    ['indisponible', 'La lecture en ligne n’est pas disponible'],
  ])('%s: says so, and leads to the PDF', async (etat, title) => {
    mockLecture(buildLecture({ etat, pages: [], plan: [] }))
    renderApp('/regards/52/lire')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expectLink('Consulter le PDF', '/regards/52/pdf')
    expect(document.head.querySelector('[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  it('a page that is not made yet, until it is; the first ones can be read', async () => {
    const whole = buildLecture({ pageCount: 3 })
    mockLecture({ ...whole, etat: 'enCours', pages: whole.pages.slice(0, 1) })
    renderApp('/regards/52/lire')
    expect(await findPicture(1)).toBeVisible()
    expect(screen.getByText(/^La suite se prépare\s: 1\spage sur 3\.$/)).toBeVisible()
  })

  it('a page that is not prepared yet', async () => {
    const whole = buildLecture({ pageCount: 3 })
    mockLecture({ ...whole, etat: 'enCours', pages: whole.pages.slice(0, 1) })
    renderApp('/regards/52/lire/3')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'La lecture en ligne se prépare' }),
    ).toBeVisible()
  })

  it('a page that the PDF has and nobody can read', async () => {
    const whole = buildLecture({ pageCount: 2 })
    const [first, second] = whole.pages
    mockLecture({ ...whole, pages: [{ ...first, images: [] }, second] })
    renderApp('/regards/52/lire')
    expect(await screen.findByText(/n’a pas pu être préparée/)).toBeVisible()
  })

  it.each(['/regards/52/lire/8', '/regards/52/lire/abc', '/regards/52/lire/0'])(
    '%s: there is no such page',
    async (path) => {
      mockLecture()
      renderApp(path)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' }),
      ).toBeVisible()
      expectLink(/première page/, '/regards/52/lire')
    },
  )

  it('an unknown issue', async () => {
    mockApi.get('/api/regards/numero/:numero/lecture', () =>
      errorResponse(404, 'Regard numéro 52 non trouvé'),
    )
    mockRegards([])
    renderApp('/regards/52/lire')
    expect(await screen.findByRole('heading', { name: 'Ce numéro n’existe pas' })).toBeVisible()
  })

  it('an issue that has another number now', async () => {
    mockLecture(buildLecture({ numero: 53 }))
    mockApi.get('/api/regards/numero/52/lecture', () =>
      errorResponse(404, 'Regard numéro 52 non trouvé'),
    )
    mockRegards([buildRegard({ numero: 53, anciensNumeros: [52] })])
    const { currentPath } = renderApp('/regards/52/lire/3')
    await waitFor(() => expect(currentPath()).toBe('/regards/53/lire/3'))
  })

  it('a server that fails, until it is asked again', async () => {
    mockApi.get('/api/regards/numero/:numero/lecture', () => errorResponse(500, 'Une panne.'))
    const { user } = renderApp('/regards/52/lire')
    expect(await screen.findByText('Une panne.')).toBeVisible()
    mockLecture()
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await findPicture(1)).toBeVisible()
  })

  it('a picture that does not come, until it is asked again', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire')
    const failed = await findPicture(1)
    fireEvent.error(failed)
    const button = within(await screen.findByRole('alert')).getByRole('button', {
      name: 'Réessayer',
    })
    // Above the words, which come by another request.
    const words = (await screen.findByText('Bourrée')).closest('[data-text-layer]')
    expect(words?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(button)

    const picture = await findPicture(1)
    expect(picture).not.toBe(failed)
    fireEvent.load(picture)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('group', { name: 'Page 1 sur 7' })).toHaveFocus()
  })

  it('a picture of a PDF that was replaced meanwhile, until the new ones are known', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire')
    const failed = await findPicture(1)
    fireEvent.error(failed)
    const whole = buildLecture()
    const pages = whole.pages.map((page) => ({
      ...page,
      images: page.images.map((image) => ({ ...image, url: `/media/neuf${image.url}` })),
    }))
    mockLecture({ ...whole, pages })
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }))

    await waitFor(async () =>
      expect((await findPicture(1)).getAttribute('src')).toMatch(/^\/media\/neuf/),
    )
  })

  it('a picture that does not come, until the network is back', async () => {
    mockLecture()
    renderApp('/regards/52/lire')
    const failed = await findPicture(1)
    fireEvent.error(failed)
    await screen.findByRole('alert')
    fireEvent(window, new Event('online'))

    const picture = await findPicture(1)
    expect(picture).not.toBe(failed)
    fireEvent.load(picture)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a picture that does not come, which is loaded again after 2, 8 and 30 s', async () => {
    mockLecture()
    renderApp('/regards/52/lire')
    await findPicture(1)
    vi.useFakeTimers()
    let failed = screen.getByRole('img', { name: /^Page 1 sur/ })
    for (const delay of [2_000, 8_000, 30_000]) {
      fireEvent.error(failed)
      act(() => void vi.advanceTimersByTime(delay - 1))
      expect(screen.getByRole('img', { name: /^Page 1 sur/ })).toBe(failed)
      act(() => void vi.advanceTimersByTime(1))
      const next = screen.getByRole('img', { name: /^Page 1 sur/ })
      expect(next).not.toBe(failed)
      failed = next
    }
    fireEvent.error(failed)
    act(() => void vi.advanceTimersByTime(600_000))
    expect(screen.getByRole('img', { name: /^Page 1 sur/ })).toBe(failed)
  })
})

describe('« Lire en ligne »', () => {
  it.each([
    { numero: 12, path: '/regards', heading: '#12', lisible: true },
    { numero: 12, path: '/regards/12', heading: 'Regards #12', lisible: true },
    { numero: 12, path: '/regards', heading: '#12', lisible: false },
    { numero: 12, path: '/regards/12', heading: 'Regards #12', lisible: false },
  ])('leads at $path to an issue that is read online: $lisible', async (row) => {
    const { path, heading, ...issue } = row
    mockRegards([buildRegard(issue), buildRegard({ numero: 11, lisible: true })])
    renderApp(path)
    await screen.findAllByRole('link', { name: /^Consulter le (?:dernier )?numéro/ })
    const links = screen.queryAllByRole('link', { name: 'Lire en ligne' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      issue.lisible ? ['/regards/12/lire'] : [],
    )
    if (issue.lisible) expect(links[0]).toHaveAccessibleDescription(heading)
  })
})
