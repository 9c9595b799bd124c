import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildRegard } from '../../support/builders'
import { errorResponse, mockRegards, mockSession } from '../../support/handlers'
import { buildLecture, mockLecture } from '../../support/lecture'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'
import { setViewportWidth } from '../../support/setViewportWidth'

beforeEach(() => {
  mockSession(null)
  setViewportWidth(400)
  // happy-dom loads no pictures, and calls them complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})

afterEach(() => {
  setViewportWidth(1024)
  localStorage.clear()
  sessionStorage.clear()
})

const findPicture = (page: number) =>
  screen.findByRole('img', { name: new RegExp(`^Page ${page} sur`) })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const getMeta = (property: string) =>
  document.head.querySelector(`[property="${property}"]`)?.getAttribute('content')

describe('a page of an issue', () => {
  it('has its title, address and share picture', async () => {
    mockLecture()
    renderApp('/regards/52/lire/3')

    expect(await findPicture(3)).toHaveAttribute('src', '/media/regards/dossier/pages/1/3-960.webp')
    expect(document.title).toMatch(/^Regards #52, page 3 sur 7 – /)
    expect(document.head.querySelector('[rel="canonical"]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/regards\/52\/lire\/3$/),
    )
    expect(getMeta('og:image')).toMatch(/\/pages\/1\/3-1600\.webp$/)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lire Regards #52 Danses')
  })

  it('says that a scan has no text', async () => {
    mockLecture()
    renderApp('/regards/52/lire/3')
    expect(
      await screen.findByRole('img', { name: 'Page 3 sur 7, numérisée, sans texte' }),
    ).toBeVisible()
  })

  it('has one address for the cover', async () => {
    mockLecture()
    renderApp('/regards/52/lire/1')
    await findPicture(1)
    expect(document.head.querySelector('[rel="canonical"]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/regards\/52\/lire$/),
    )
  })
})

describe('turning pages', () => {
  it('goes by link, and announces the pages without moving the focus', async () => {
    mockLecture()
    const { user, currentPath } = renderApp('/regards/52/lire')
    await findPicture(1)
    const [next] = screen.getAllByRole('link', { name: 'Page suivante' })
    if (!next) throw new Error('There is no link')
    expect(next).toHaveAttribute('href', '/regards/52/lire/2')
    await user.click(next)

    expect(await findPicture(2)).toBeVisible()
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/2'))
    expect(next).toHaveFocus()
    expect(screen.getByText('Page 2 sur 7')).toHaveAttribute('role', 'status')
  })

  it('goes by keyboard, and stops at both ends', async () => {
    mockLecture()
    const { currentPath } = renderApp('/regards/52/lire/2')
    await findPicture(2)
    for (const [key, page] of [
      ['ArrowRight', 3],
      ['PageDown', 4],
      ['ArrowLeft', 3],
      ['End', 7],
      ['ArrowRight', 7],
      ['PageUp', 6],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      press(key)
      const path = page === 1 ? '/regards/52/lire' : `/regards/52/lire/${page}`
      await waitFor(() => expect(currentPath(), key).toBe(path))
    }
  })

  it('is quick: two keys at once turn two pages', async () => {
    mockLecture()
    const { currentPath } = renderApp('/regards/52/lire/2')
    await findPicture(2)
    press('ArrowRight')
    press('ArrowRight')
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/4'))
    expect(await findPicture(4)).toBeVisible()
  })

  it('turns by pairs on a wide screen', async () => {
    setViewportWidth(1280)
    mockLecture()
    const { currentPath } = renderApp('/regards/52/lire/2')
    await findPicture(2)
    expect(await findPicture(3)).toBeVisible()
    press('ArrowRight')
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/4'))
    expect(screen.getByText('Pages 4 et 5 sur 7')).toBeVisible()
  })

  it('goes by the slider, which names the page', async () => {
    mockLecture()
    const { currentPath } = renderApp('/regards/52/lire/2')
    const slider = await screen.findByRole('slider', { name: 'Page' })
    expect(slider).toHaveAttribute('aria-valuetext', 'Page 2 sur 7')
    fireEvent.change(slider, { target: { value: '5' } })
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/5'))
  })

  it('waits for the release of the slider while a finger moves it', async () => {
    mockLecture()
    const { currentPath } = renderApp('/regards/52/lire/2')
    const slider = await screen.findByRole('slider', { name: 'Page' })
    fireEvent.pointerDown(slider)
    fireEvent.change(slider, { target: { value: '6' } })
    expect(slider).toHaveAttribute('aria-valuetext', 'Page 6 sur 7')
    expect(currentPath()).toBe('/regards/52/lire/2')
    fireEvent.pointerUp(slider)
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/6'))
  })
})

describe('loading ahead', () => {
  const listPictures = () =>
    [...document.querySelectorAll('img')].map((image) => /(\d+)-\d+\.webp$/.exec(image.src)?.[1])

  it('loads the next page once the current one is there, and nothing else', async () => {
    mockLecture()
    renderApp('/regards/52/lire/4')
    const picture = await findPicture(4)
    expect(new Set(listPictures())).toEqual(new Set(['4', '5']))
    expect(document.querySelector('[data-page="5"][data-is-companion]')).not.toBeNull()
    fireEvent.load(picture)
    await waitFor(() => expect(document.querySelector('[data-place="next"] img')).not.toBeNull())
    expect(document.querySelector('[data-place="previous"] img')).toBeNull()
  })
})

describe('zoom', () => {
  it('goes by button and key, up to four times', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire/2')
    const picture = await findPicture(2)
    const larger = screen.getByRole('button', { name: 'Agrandir' })
    const smaller = screen.getByRole('button', { name: 'Réduire' })
    expect(smaller).toHaveAttribute('aria-disabled', 'true')
    for (const _press of Array(4)) await user.click(larger)
    expect(larger).toHaveAttribute('aria-disabled', 'true')
    expect(picture).toHaveAttribute('sizes', expect.stringContaining('400vw'))
    press('Escape')
    await waitFor(() => expect(smaller).toHaveAttribute('aria-disabled', 'true'))
    press('+')
    await waitFor(() => expect(smaller).not.toHaveAttribute('aria-disabled'))
    press('0')
    await waitFor(() => expect(smaller).toHaveAttribute('aria-disabled', 'true'))
  })

  it('leaves the arrows to an enlarged page', async () => {
    mockLecture()
    const { currentPath } = renderApp('/regards/52/lire/2')
    await findPicture(2)
    press('+')
    press('ArrowRight')
    press('PageDown')
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/3'))
  })
})

describe('text and links of a page', () => {
  it('are above the picture, with the searched words marked', async () => {
    mockLecture()
    renderApp('/regards/52/lire/2?q=bourrees')
    const mark = await screen.findByText('Bourrée')
    expect(mark.tagName).toBe('MARK')
    expect(screen.getByText('L’été').tagName).toBe('SPAN')
  })

  it('lead to another page, and back, or to another site', async () => {
    mockLecture()
    const { user, currentPath } = renderApp('/regards/52/lire/2')
    const outside = await screen.findByRole('link', { name: /exemple\.test.*nouvel onglet/ })
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
    const inside = screen.getByRole('link', { name: 'L’été' })
    await user.click(inside)
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/4'))
    expect(document.querySelector('[href^="javascript"]')).toBeNull()
  })
})

describe('panels', () => {
  it('show the outline, which leads to a page', async () => {
    mockLecture()
    const { user, currentPath } = renderApp('/regards/52/lire/2')
    await user.click(await screen.findByRole('button', { name: 'Sommaire' }))
    const panel = screen.getByRole('region', { name: 'Sommaire' })
    expect(within(panel).getByRole('link', { name: /Éditorial/ })).toHaveAttribute(
      'aria-current',
      'location',
    )
    await user.click(within(panel).getByRole('link', { name: /La bourrée/ }))
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/4'))
  })

  it('close with Escape, which gives the focus back', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire/2')
    const toggle = await screen.findByRole('button', { name: 'Sommaire' })
    await user.click(toggle)
    expect(screen.getByRole('region', { name: 'Sommaire' })).toHaveFocus()
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sommaire' })).toBeNull())
    expect(toggle).toHaveFocus()
  })

  it('find words in the whole issue, and mark them', async () => {
    mockLecture()
    const { user, currentPath } = renderApp('/regards/52/lire/2')
    await user.click(await screen.findByRole('button', { name: 'Chercher dans ce numéro' }))
    const field = screen.getByRole('searchbox')
    expect(field).toHaveFocus()
    await user.type(field, 'bourrée{Enter}')
    expect(await screen.findByText('Trouvé sur 2 pages.')).toBeVisible()
    expect(await screen.findByText('Bourrée')).toBeVisible()
    const result = screen.getByRole('link', { name: /^Page 4/ })
    expect(result).toHaveAttribute('href', '/regards/52/lire/4?q=bourr%C3%A9e')
    await user.click(result)
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/4'))
  })

  it('say that words are not there', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire/2')
    await user.click(await screen.findByRole('button', { name: 'Chercher dans ce numéro' }))
    await user.type(screen.getByRole('searchbox'), 'cornemuse{Enter}')
    expect(await screen.findByText('Ces mots ne sont pas dans ce numéro.')).toBeVisible()
  })

  it('turn the keys of one character off, on this device', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire/2')
    await user.click(await screen.findByRole('button', { name: 'Autres façons de lire' }))
    await user.click(screen.getByRole('checkbox', { name: 'Raccourcis d’un seul caractère' }))
    press('Escape')
    press('+')
    expect(screen.getByRole('button', { name: 'Réduire' })).toHaveAttribute('aria-disabled', 'true')
    expect(localStorage.getItem('regards:raccourcis')).toBe('false')
  })
})

describe('a reading', () => {
  it('is counted once in a tab, however many pages are turned', async () => {
    const counts = mockLecture(buildLecture({ numero: 48 }))
    renderApp('/regards/48/lire')
    await findPicture(1)
    press('ArrowRight')
    await findPicture(2)
    await waitFor(() => expect(counts.views).toBe(1))
    expect(sessionStorage.getItem('regards:lecture-comptee:48')).toBe('1')
  })

  it('is offered where it stopped, and not forced', async () => {
    localStorage.setItem('regards:lectures', '[[52,6]]')
    mockLecture()
    const { user, currentPath } = renderApp('/regards/52/lire')
    expect(await screen.findByText('Vous en étiez à la page 6.')).toBeVisible()
    expect(currentPath()).toBe('/regards/52/lire')
    await user.click(screen.getByRole('button', { name: 'Reprendre' }))
    await waitFor(() => expect(currentPath()).toBe('/regards/52/lire/6'))
    expect(screen.queryByText('Vous en étiez à la page 6.')).toBeNull()
  })

  it('offers nothing to whom an address leads to a page', async () => {
    localStorage.setItem('regards:lectures', '[[52,6]]')
    mockLecture()
    renderApp('/regards/52/lire/3')
    await findPicture(3)
    expect(screen.queryByText(/Vous en étiez/)).toBeNull()
  })
})

describe('what cannot be read', () => {
  it.each([
    ['attente', 'La lecture en ligne se prépare'],
    ['enCours', 'La lecture en ligne se prépare'],
    ['indisponible', 'La lecture en ligne n’est pas disponible'],
  ])('%s: says so, and leads to the PDF', async (etat, title) => {
    mockLecture(buildLecture({ etat, pages: [], plan: [] }))
    renderApp('/regards/52/lire')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Consulter le PDF' })).toHaveAttribute(
      'href',
      '/regards/52/pdf',
    )
    expect(document.head.querySelector('[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  it.each(['/regards/52/lire/8', '/regards/52/lire/abc', '/regards/52/lire/0'])(
    '%s: there is no such page',
    async (path) => {
      mockLecture()
      renderApp(path)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' }),
      ).toBeVisible()
      expect(screen.getByRole('link', { name: /première page/ })).toHaveAttribute(
        'href',
        '/regards/52/lire',
      )
    },
  )

  it('an unknown issue', async () => {
    server.use(
      http.get('/api/regards/numero/:numero/lecture', () =>
        errorResponse(404, 'Regard numéro 52 non trouvé'),
      ),
    )
    mockRegards([])
    renderApp('/regards/52/lire')
    expect(await screen.findByRole('heading', { name: 'Ce numéro n’existe pas' })).toBeVisible()
  })

  it('an issue that has another number now', async () => {
    mockLecture(buildLecture({ numero: 53 }))
    server.use(
      http.get('/api/regards/numero/52/lecture', () =>
        errorResponse(404, 'Regard numéro 52 non trouvé'),
      ),
    )
    mockRegards([buildRegard({ numero: 53, anciensNumeros: [52] })])
    const { currentPath } = renderApp('/regards/52/lire/3')
    await waitFor(() => expect(currentPath()).toBe('/regards/53/lire/3'))
  })

  it('a server that fails, until it is asked again', async () => {
    server.use(
      http.get('/api/regards/numero/:numero/lecture', () => errorResponse(500, 'Une panne.')),
    )
    const { user } = renderApp('/regards/52/lire')
    expect(await screen.findByText('Une panne.')).toBeVisible()
    mockLecture()
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await findPicture(1)).toBeVisible()
  })

  it('a picture that does not come, until it is asked again', async () => {
    mockLecture()
    const { user } = renderApp('/regards/52/lire')
    fireEvent.error(await findPicture(1))
    expect(await screen.findByText('Cette page n’a pas pu être chargée.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await findPicture(1)).toBeVisible()
  })
})

describe('« Lire en ligne »', () => {
  it('stands beside the other links of an issue that is read online, and only there', async () => {
    mockRegards([
      buildRegard({ numero: 12, lisible: true }),
      buildRegard({ numero: 11, lisible: true }),
      buildRegard({ numero: 10 }),
    ])
    renderApp('/regards')
    const links = await screen.findAllByRole('link', { name: 'Lire en ligne' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/regards/12/lire',
      '/regards/11/lire',
    ])
    expect(links[1]).toHaveAccessibleDescription('#11')
  })
})
