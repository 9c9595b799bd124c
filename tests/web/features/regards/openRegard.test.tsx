import { createEvent, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { administrateur, buildRegard } from '../../support/builders'
import { mockRegards, mockSession } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'

beforeEach(() => mockSession(administrateur))

describe('opening an issue', () => {
  beforeEach(() =>
    mockRegards([
      buildRegard({ numero: 12, nombreDeVue: 41 }),
      buildRegard({ numero: 11, nombreDeVue: 7 }),
    ]),
  )

  it('leads to the address that counts, in a new tab, whatever the state of the script', async () => {
    const link = await findLink('Consulter le dernier numéro')

    expect(link).toHaveAttribute('href', '/regards/12/pdf')
    expect(link).toHaveAttribute('target', '_blank')
    expect(press(link)).toBe('followed')
  })

  it('adds one to the count in view, without asking the server to count', async () => {
    press(await findLink('Consulter le dernier numéro'))

    expect(await screen.findByText('42 vues')).toBeVisible()
    expect(screen.getByText('7 vues')).toBeVisible()
  })

  it('opens one tab for an impatient double click', async () => {
    const link = await findLink('Consulter le dernier numéro')

    expect([press(link, { detail: 1 }), press(link, { detail: 2 })]).toEqual(['followed', 'kept'])
    expect(await screen.findByText('42 vues')).toBeVisible()
  })

  it('counts an opening with the middle button, not a context menu', async () => {
    const link = await findLink('Consulter le dernier numéro')
    for (const button of [2, 1]) {
      fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button }))
    }

    expect(await screen.findByText('42 vues')).toBeVisible()
  })
})

describe('downloading an issue', () => {
  beforeEach(() =>
    mockRegards([
      buildRegard({ numero: 12, nombreDeTelechargement: 2 }),
      buildRegard({ numero: 11 }),
      buildRegard({ numero: 10, pdf: 'pdf-10' }),
    ]),
  )

  it('is offered with the newest issue, and says which', async () => {
    renderApp('/regards')
    const link = await screen.findByRole('link', { name: 'Télécharger' })

    expect(link).toHaveAttribute('href', '/regards/12/telechargement')
    expect(link).toHaveAccessibleDescription('#12')
  })

  it('shows in the administration, which asks the server for the counts', async () => {
    const { user } = renderApp('/regards')
    press((await screen.findAllByRole('link', { name: 'Télécharger' }))[0])
    mockRegards([buildRegard({ numero: 12, nombreDeTelechargement: 3 })])
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))
    await user.click(screen.getByRole('link', { name: /^Administration/ }))

    expect(await screen.findByText(/3\stéléchargements/)).toBeVisible()
  })
})

async function findLink(name: string) {
  renderApp('/regards')
  await screen.findByText('41 vues')
  return screen.getByRole('link', { name })
}

/** Clicks, and tells whether the browser would follow the link. */
function press(link: HTMLElement | undefined, init: MouseEventInit = {}) {
  if (!link) throw new Error('There is no link')
  const click = createEvent.click(link, init)
  window.addEventListener('click', keepHere, { once: true })
  fireEvent(link, click)
  return wasKept ? 'kept' : 'followed'
}

let wasKept = false

/** Hears a click after the page did, and keeps the test's browser from following the link. */
function keepHere(event: Event) {
  wasKept = event.defaultPrevented
  event.preventDefault()
}
