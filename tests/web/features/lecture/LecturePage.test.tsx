import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildLecture, findPicture, mockLecture, press, setUpReader } from '../../support/lecture'
import { renderApp } from '../../support/renderApp'
import { setViewportWidth } from '../../support/setViewportWidth'

setUpReader()

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
    expect(getMeta('og:image')).toMatch(
      /\/api\/regards\/numero\/52\/pages\/3\/carte\.jpg\?v=[\w-]+$/,
    )
    expect(getMeta('og:image:alt')).toBe('Page 3 du numéro 52')
    expect(getMeta('og:title')).toBe('Page\u00a03, Éditorial – Regards #52')
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
    expect(listPictures()).toEqual(['4'])
    fireEvent.load(picture)
    await waitFor(() => expect(document.querySelector('[data-place="next"] img')).not.toBeNull())
    expect(document.querySelector('[data-place="previous"] img')).toBeNull()
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
