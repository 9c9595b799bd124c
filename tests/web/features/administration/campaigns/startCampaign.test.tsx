import { fireEvent, screen, within } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Annonce } from '@payload-types'
import { administrateur, buildRegards } from '../../../support/builders'
import { errorResponse, mockSite } from '../../../support/handlers'
import { findButton, pressButton } from '../../../support/buttons'
import { expectAlert } from '../../../support/expectations'
import { renderApp } from '../../../support/renderApp'
import { mockApi } from '../../../support/server'
import { expectConsoleError } from '../../../support/consoleErrors'

const announce = 'Prévenir les abonnés du numéro 2'

const buildAnnonce = (parts: Partial<Annonce> = {}): Annonce => ({
  id: 'annonce-2',
  regard: 'regard-2',
  etat: 'en-cours',
  total: 5_000,
  envoyes: 1_234,
  echecs: 0,
  debut: '2026-11-22T08:00:00.000Z',
  createdAt: '2026-11-22T08:00:00.000Z',
  updatedAt: '2026-11-22T08:00:00.000Z',
  ...parts,
})

const answerAnnonces = (...docs: Annonce[]) => mockApi.get('/api/annonces', { docs })
const answerCount = (totalDocs: number) => mockApi.get('/api/abonnes/count', { totalDocs })

const letter = {
  objet: 'Regards n°\u00a02\u00a0: la danse',
  html: '<!doctype html><html><body><a href="https://site.test/regards/2">Lire</a></body></html>',
  texte: 'Lire le numéro 2\u00a0:\nhttps://site.test/regards/2',
}

beforeEach(() => {
  mockSite(administrateur, buildRegards(3))
  mockApi.get('/api/regards/:id/annonce', () => HttpResponse.json(letter))
})

describe('announcing an issue', () => {
  it('asks first, and says how many will be written to', async () => {
    answerCount(5_000)
    renderApp('/adminregards')
    await pressButton(announce)

    const dialog = await screen.findByRole('alertdialog', {
      name: /Prévenir les abonnés du numéro 2\s\?/,
    })
    expect(dialog).toHaveAccessibleDescription(/C’est définitif/)
    expect(await screen.findByRole('button', { name: /^Écrire à 5\s000\sabonnés$/ })).toBeEnabled()
  })

  it('shows the letter first, on a computer, on a telephone and as plain text', async () => {
    answerCount(12)
    renderApp('/adminregards')
    await pressButton(announce)

    expect(await screen.findByText(/Regards n°\s2\s: la danse/)).toBeVisible()
    const message = screen.getByTitle('Message')
    // No script runs in it, and its links open beside it.
    expect(message.getAttribute('sandbox')).not.toMatch(/allow-(?:scripts|same-origin|top)/)
    expect(message).toHaveAttribute('srcdoc', expect.stringContaining('<a target="_blank"'))
    fireEvent.click(screen.getByRole('radio', { name: 'Texte seul' }))
    expect(screen.getByRole('group', { name: 'Message en texte seul' })).toHaveTextContent(
      'https://site.test/regards/2',
    )
    expect(screen.queryByTitle('Message')).not.toBeInTheDocument()
  })

  it('sends a test to oneself, and says where', async () => {
    answerCount(12)
    mockApi.post('/api/regards/regard-2/annonce/essai', {
      message: 'L’essai est parti à l’adresse admin@exemple.test.',
    })
    renderApp('/adminregards')
    await pressButton(announce)
    const regions = screen.getAllByRole('status')
    await pressButton('M’envoyer un essai')

    const words = await screen.findByText('L’essai est parti à l’adresse admin@exemple.test.')
    expect(regions).toContain(words.closest('[role="status"]'))
  })

  it('says why a test did not leave, or the letter cannot be shown', async () => {
    expectConsoleError(/L’essai d’une annonce a échoué/)
    answerCount(12)
    mockApi.get('/api/regards/:id/annonce', () => errorResponse(500, 'Panne.'), { once: true })
    mockApi.post('/api/regards/:id/annonce/essai', () =>
      errorResponse(503, 'Aucun message ne peut partir.'),
    )
    renderApp('/adminregards')
    await pressButton(announce)
    expect(await screen.findByText('Le message n’a pas pu être montré.')).toBeVisible()
    await pressButton('Réessayer')
    expect(await screen.findByText(/Regards n°\s2\s: la danse/)).toBeVisible()

    await pressButton('M’envoyer un essai')
    expect(await screen.findByText(/L’essai n’est pas parti\s: Aucun message/)).toBeVisible()
    expect(await findButton('M’envoyer un essai')).toBeEnabled()
  })

  it('begins, and shows how far it is', async () => {
    const asked: string[] = []
    answerCount(5_000)
    mockApi.post('/api/regards/:id/annonce', ({ params }) => {
      asked.push(String(params.id))
      answerAnnonces(buildAnnonce())
      return HttpResponse.json({ doc: {} }, { status: 202 })
    })
    renderApp('/adminregards')
    await pressButton(announce)
    await pressButton('Écrire à 5\u202f000\u00a0abonnés')

    const bar = await screen.findByRole('progressbar', { name: 'Annonce aux abonnés' })
    expect(bar).toHaveAttribute('aria-valuenow', '25')
    expect(screen.getByText(/^1\s234 sur 5\s000 envoyés$/)).toBeVisible()
    expect(asked).toEqual(['regard-2'])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: announce })).not.toBeInTheDocument()
  })

  it('asks for the password again when the server does, then begins', async () => {
    const given: unknown[] = []
    let isConfirmed = false
    answerCount(12)
    mockApi.post('/api/users/reauthentication', async ({ request }) => {
      const body = (await request.json()) as { motDePasseActuel: string }
      given.push(body.motDePasseActuel)
      isConfirmed = body.motDePasseActuel === 'danse-bourree-1901'
      return isConfirmed
        ? HttpResponse.json({ expiration: '2026-11-22T08:10:00.000Z' })
        : errorResponse(400, 'Ce n’est pas votre mot de passe actuel.')
    })
    mockApi.post('/api/regards/:id/annonce', () => {
      if (!isConfirmed) {
        return errorResponse(403, 'Confirmez d’abord que c’est vous.', {
          code: 'reauthentication-required',
        })
      }
      answerAnnonces(buildAnnonce())
      return HttpResponse.json({ doc: {} }, { status: 202 })
    })
    const { user } = renderApp('/adminregards')
    await pressButton(announce)
    await pressButton('Écrire à 12\u00a0abonnés')

    await user.type(await screen.findByLabelText('Votre mot de passe'), 'faux{Enter}')
    expect(await screen.findByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
    await user.clear(screen.getByLabelText('Votre mot de passe'))
    await user.type(screen.getByLabelText('Votre mot de passe'), 'danse-bourree-1901{Enter}')

    expect(await screen.findByRole('progressbar', { name: 'Annonce aux abonnés' })).toBeVisible()
    expect(given).toEqual(['faux', 'danse-bourree-1901'])
  })

  it('follows it until it is over', async () => {
    answerAnnonces(buildAnnonce({ total: 5 }))
    renderApp('/adminregards')
    expect(await screen.findByRole('progressbar', { name: 'Annonce aux abonnés' })).toBeVisible()

    answerAnnonces(buildAnnonce({ etat: 'terminee', envoyes: 4_997, echecs: 3 }))
    expect(await screen.findByText(/^Annoncé à 4\s997\sabonnés le 22 novembre 2026$/)).toBeVisible()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('lists to whom it failed, and why', async () => {
    answerAnnonces(buildAnnonce({ echecs: 2 }))
    mockApi.get('/api/annonces/annonce-2/echecs', {
      docs: [
        { id: '1', email: 'partie@exemple.test', raison: '550 No such user' },
        { id: '2', email: null, raison: '552 Mailbox full' },
      ],
    })
    renderApp('/adminregards')
    const summary = await screen.findByText(/2\séchecs\s: voir les adresses/)
    expect(screen.getByText(/, 2 en échec$/)).toBeVisible()
    summary.click()

    const failures = within(await screen.findByRole('list', { name: 'Adresses en échec' }))
    const [first, second] = failures.getAllByRole('listitem')
    expect(first).toHaveTextContent(/partie@exemple\.test.*No such user/)
    expect(second).toHaveTextContent(/Une personne désinscrite depuis.*Mailbox full/)
  })

  it('says that the mail server is away', async () => {
    answerAnnonces(buildAnnonce())
    renderApp('/adminregards')
    await screen.findByRole('progressbar', { name: 'Annonce aux abonnés' })
    const regions = screen.getAllByRole('status')

    answerAnnonces(
      buildAnnonce({
        obstacle: 'connect ECONNREFUSED',
        prochainEssai: '2026-11-30T08:00:00.000Z',
      }),
    )
    const words = await screen.findByText(/Le serveur d’e-mail ne prend rien pour l’instant/)
    expect(words).toBeVisible()
    // Announced: the region was in the page before the words.
    expect(regions).toContain(words.closest('[role="status"]'))
  })

  it('says that it waits for an issue that was withdrawn', async () => {
    answerAnnonces(buildAnnonce({ obstacle: 'Le numéro n’est plus sur le site.' }))
    renderApp('/adminregards')
    const words = await screen.findByText(/^Le numéro n’est plus sur le site\. L’envoi reprendra/)
    expect(words).toBeVisible()
  })

  it('sends nothing while there is nobody', async () => {
    let count = () => {}
    const counted = new Promise<void>((resolve) => (count = resolve))
    mockApi.get('/api/abonnes/count', async () => {
      await counted
      return HttpResponse.json({ totalDocs: 0 })
    })
    renderApp('/adminregards')
    await pressButton(announce)
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText('Les abonnés sont comptés…')
    const regions = dialog.getAllByRole('status')

    count()
    const words = await screen.findByText(/Personne n’est encore inscrit/)
    expect(words).toBeVisible()
    expect(regions).toContain(words.closest('[role="status"]'))
    expect(await findButton('Écrire')).toHaveAttribute('aria-disabled', 'true')
  })

  it('cannot be pressed twice', async () => {
    answerCount(12)
    mockApi.post('/api/regards/:id/annonce', () => delay('infinite'))
    renderApp('/adminregards')
    await pressButton(announce)
    await pressButton('Écrire à 12\u00a0abonnés')

    expect(await findButton('Envoi…')).toHaveAttribute('aria-disabled', 'true')
    expect(await findButton('Annuler')).toBeDisabled()
  })

  it('says why it did not begin, and can be tried again', async () => {
    expectConsoleError(/L’annonce du numéro 2 a échoué/)
    answerCount(12)
    mockApi.post('/api/regards/:id/annonce', () =>
      errorResponse(503, 'Aucun message ne peut partir.'),
    )
    renderApp('/adminregards')
    await pressButton(announce)
    await pressButton('Écrire à 12\u00a0abonnés')
    await expectAlert(/L’envoi n’a pas commencé\s: Aucun message ne peut partir\./)
    expect(await findButton('Écrire à 12\u00a0abonnés')).toBeEnabled()
  })

  it('is not offered while nobody knows whether it was done', async () => {
    mockApi.get('/api/annonces', () => delay('infinite'))
    renderApp('/adminregards')

    expect(await findButton('Corriger le numéro 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: announce })).not.toBeInTheDocument()
  })

  it('is offered once the campaigns could be loaded', async () => {
    mockApi.get('/api/annonces', () => errorResponse(500, 'Panne.'), { once: true })
    renderApp('/adminregards')
    await expectAlert('On ne sait pas quels numéros ont été annoncés aux abonnés.')
    expect(screen.queryByRole('button', { name: announce })).not.toBeInTheDocument()

    await pressButton('Réessayer')
    expect(await findButton(announce)).toBeVisible()
  })

  it('asks for the campaigns of the shown issues only', async () => {
    const asked: (string | null)[] = []
    mockApi.get('/api/annonces', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('where[regard][in]'))
      return HttpResponse.json({ docs: [] })
    })
    renderApp('/adminregards')

    expect(await findButton(announce)).toBeVisible()
    expect(asked).toEqual(['regard-3,regard-2,regard-1'])
  })

  it('is not told as done by this press when somebody else was faster', async () => {
    answerCount(12)
    mockApi.post('/api/regards/:id/annonce', () => {
      answerAnnonces(buildAnnonce({ total: 12, envoyes: 1 }))
      return errorResponse(409, 'Ce numéro a déjà été annoncé.', { code: 'already-announced' })
    })
    renderApp('/adminregards')
    await pressButton(announce)
    await pressButton('Écrire à 12\u00a0abonnés')

    expect(await screen.findByText('1 sur 12 envoyé')).toBeVisible()
    expect(
      await screen.findByText('Le numéro 2 avait déjà été annoncé : rien n’est reparti.'),
    ).toBeVisible()
    expect(screen.queryByText(/Les abonnés reçoivent l’annonce/)).not.toBeInTheDocument()
  })
})
