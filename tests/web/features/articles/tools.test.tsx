import { runInThisContext } from 'node:vm'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyDisplayScript } from '@web/theme/displaySettings'
import { buildArticle, buildFigure, mockArticles } from '../../support/articles'
import { buildRegard } from '../../support/builders'
import { mockSite } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'

const path = '/regards/52/articles/un-langage-de-fil'
const address = `http://localhost:3000${path}`

beforeEach(() => mockSite(null, [buildRegard({ numero: 52, titre: 'Sous la coiffe' })]))

afterEach(() => {
  document.documentElement.removeAttribute('data-theme')
  document.documentElement.removeAttribute('data-text-size')
})

const button = (name: string) => screen.findByRole('button', { name })

function open(parts: Parameters<typeof buildArticle>[0] = {}, at = path) {
  mockArticles([buildArticle(parts)])
  return renderApp(at)
}

/** A clipboard that takes a text, or refuses it; after `open`, whose user has a clipboard, too. */
function mockClipboard(isAllowed = true) {
  const answer = () => (isAllowed ? Promise.resolve() : Promise.reject(new Error('no')))
  return vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(answer)
}

/** The device’s own dialog. */
function mockShare(share: () => Promise<void>) {
  const mock = vi.fn(share)
  Object.defineProperty(navigator, 'share', { value: mock, configurable: true })
  return mock
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

describe('sharing', () => {
  it('gives title and address to the device', async () => {
    const share = mockShare(() => Promise.resolve())
    open()
    fireEvent.click(await button('Partager'))

    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(share).toHaveBeenCalledWith({ title: 'Un langage de fil', url: address })
  })

  it('copies the address where the device has no such dialog, and says so', async () => {
    open()
    const writeText = mockClipboard()
    fireEvent.click(await button('Partager'))

    expect(await screen.findByText('Adresse copiée.')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(address)
  })

  it('copies the address when the device refuses, but not when the visitor does', async () => {
    const share = mockShare(() => Promise.reject(new DOMException('no', 'AbortError')))
    open()
    const writeText = mockClipboard()
    fireEvent.click(await button('Partager'))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(writeText).not.toHaveBeenCalled()

    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    fireEvent.click(await button('Partager'))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(address))
  })

  it('shows the address when it cannot be copied', async () => {
    open()
    mockClipboard(false)
    fireEvent.click(await button('Partager'))

    expect(await screen.findByText(`Copiez cette adresse : ${address}`)).toBeVisible()
  })

  it.each(['click', 'Escape'])('lets the address be closed by %s', async (way) => {
    open()
    mockClipboard(false)
    fireEvent.click(await button('Partager'))
    const close = await button('Fermer')
    if (way === 'click') fireEvent.click(close)
    else fireEvent.keyDown(close, { key: 'Escape' })

    expect(screen.queryByText(/Copiez cette adresse/)).toBeNull()
    expect(await button('Partager')).toHaveFocus()
  })

  it('is on the page of the issue, too', async () => {
    open({}, '/regards/52')
    const writeText = mockClipboard()
    fireEvent.click(await button('Partager'))

    await waitFor(() => expect(writeText).toHaveBeenCalledWith('http://localhost:3000/regards/52'))
  })
})

describe('citing', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Citer' })

  it('shows a reference, which is copied', async () => {
    const { user } = open()
    const writeText = mockClipboard()
    await user.click(await button('Citer'))

    expect(await dialog()).toHaveTextContent(
      /Anne Le Goff et Jean Martin, « Un langage de fil », Regards, n° 52, automne 2026, p\. 3–4, http/,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Copier' }))
    expect(await screen.findByText('Référence copiée.')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(address))
  })

  it.each([
    ['BibTeX', '@article{regards-52-un-langage-de-fil,', 'regards-52-un-langage-de-fil.bib'],
    ['RIS', 'TY - JOUR', 'regards-52-un-langage-de-fil.ris'],
  ])('shows and downloads %s', async (format, start, file) => {
    const { user } = open()
    await user.click(await button('Citer'))
    await user.click(await screen.findByRole('radio', { name: format }))

    expect(await dialog()).toHaveTextContent(start)
    const link = screen.getByRole('link', { name: 'Télécharger' })
    expect(link).toHaveAttribute('download', file)
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(address)
  })

  it('closes, and gives the focus back', async () => {
    const { user } = open()
    await user.click(await button('Citer'))
    await dialog()
    await user.click(screen.getByRole('button', { name: 'Fermer' }))

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await button('Citer')).toHaveFocus()
  })

  it('cites a whole issue', async () => {
    const { user } = open({}, '/regards/52')
    await user.click(await button('Citer'))

    expect(await dialog()).toHaveTextContent(/Regards, n° 52, « Sous la coiffe », /)
  })
})

describe('the display', () => {
  it('has letters and colours that this device keeps', async () => {
    const { user } = open()
    await user.click(await button('Affichage'))
    await user.click(await screen.findByRole('radio', { name: /Grands caractères$/ }))
    await user.click(await screen.findByRole('radio', { name: 'Sépia' }))

    const { dataset } = document.documentElement
    expect(dataset).toMatchObject({ textSize: 'large', theme: 'sepia' })
    expect(screen.getByRole('radio', { name: 'Sépia' })).toBeChecked()
    document.documentElement.removeAttribute('data-theme')
    document.documentElement.removeAttribute('data-text-size')
    // As the script of the page’s head does on the next page.
    runInThisContext(applyDisplayScript)
    expect(dataset).toMatchObject({ textSize: 'large', theme: 'sepia' })
  })

  it('follows a choice in another tab', async () => {
    runInThisContext(applyDisplayScript)
    const { user } = open()
    await user.click(await button('Affichage'))
    expect(await screen.findByRole('radio', { name: 'Auto' })).toBeChecked()
    localStorage.setItem('regards:theme', 'sepia')
    act(() => void window.dispatchEvent(new Event('storage')))
    expect(screen.getByRole('radio', { name: 'Sépia' })).toBeChecked()

    localStorage.removeItem('regards:theme')
    act(() => void window.dispatchEvent(new Event('storage')))
    expect(screen.getByRole('radio', { name: 'Auto' })).toBeChecked()
  })

  it('returns to the device’s setting', async () => {
    localStorage.setItem('regards:theme', 'dark')
    document.documentElement.dataset.theme = 'dark'
    const { user } = open()
    await user.click(await button('Affichage'))
    expect(await screen.findByRole('radio', { name: 'Sombre' })).toBeChecked()
    await user.click(await screen.findByRole('radio', { name: 'Auto' }))

    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(localStorage.getItem('regards:theme')).toBeNull()
  })

  it('colours the bar of the browser, too', async () => {
    const tag = document.createElement('meta')
    Object.assign(tag, { name: 'theme-color', content: '#fbf4e6' })
    document.head.append(tag)
    const { user } = open()
    await user.click(await button('Affichage'))
    await user.click(await screen.findByRole('radio', { name: 'Sombre' }))

    expect(tag.content).toBe('#1a1211')
  })

  it('is closed by Escape, which gives the focus back', async () => {
    const { user } = open()
    await user.click(await button('Affichage'))
    await user.click(await screen.findByRole('radio', { name: 'Clair' }))
    await user.keyboard('{Escape}')

    expect(screen.queryByRole('radio', { name: 'Clair' })).toBeNull()
    expect(await button('Affichage')).toHaveFocus()
  })
})

describe('a picture', () => {
  const parts = { image: buildFigure('3-f1', { legende: 'Une coiffe' }) }
  const link = () => screen.findByRole('link', { name: /Agrandir l’image/ })

  it('is enlarged in a dialog, and gives the focus back', async () => {
    const { user } = open(parts)
    const anchor = await link()
    anchor.focus()
    await user.click(anchor)

    const dialog = await screen.findByRole('dialog', { name: 'Image agrandie' })
    expect(within(dialog).getByRole('img', { name: 'Image 3-f1' })).toHaveAttribute(
      'sizes',
      '100vw',
    )
    expect(dialog).toHaveTextContent('Une coiffe')
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await link()).toHaveFocus()
  })

  it('is opened in a new tab with the key for it', async () => {
    open(parts)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    const anchor = await link()
    // Nothing else follows the link.
    anchor.addEventListener('click', (click) => {
      expect(click.defaultPrevented).toBe(false)
      click.preventDefault()
    })
    fireEvent(anchor, event)

    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
