import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Annonce } from '@payload-types'
import { administrateur, buildRegards } from '../../../support/builders'
import { findButton, pressButton } from '../../../support/buttons'
import { expectConsoleError } from '../../../support/consoleErrors'
import { errorResponse, mockRegards, mockSite } from '../../../support/handlers'
import { renderApp } from '../../../support/renderApp'
import { mockApi } from '../../../support/server'

const announce = 'Prévenir les abonnés du numéro 2'

const answerAnnonces = (...docs: Partial<Annonce>[]) =>
  mockApi.get('/api/annonces', () =>
    HttpResponse.json({ docs: docs.map((doc) => ({ regard: 'regard-2', ...doc })) }),
  )
const planned = { id: 'annonce-2', etat: 'prevue', datePrevue: '2099-01-05T08:30:00.000Z' } as const

/** Answers plans as the server does; returns what it was asked. */
function answerPlans(): unknown[] {
  const asked: unknown[] = []
  mockApi.post('/api/regards/:id/annonce/programmation', async ({ request }) => {
    asked.push(await request.json())
    answerAnnonces(planned)
    return HttpResponse.json({ doc: planned })
  })
  mockApi.delete('/api/regards/:id/annonce/programmation', ({ params }) => {
    asked.push(params.id)
    answerAnnonces()
    return new HttpResponse(null, { status: 204 })
  })
  return asked
}

beforeEach(() => {
  mockSite(administrateur, buildRegards(3))
  mockApi.get('/api/regards/:id/annonce', { objet: 'Objet', html: '<p>Texte</p>', texte: 'Texte' })
  mockApi.get('/api/abonnes/count', { totalDocs: 12 })
})

/** In the dialog: the form of a new issue has the same choice. */
const chooseDate = (date: string) => {
  const dialog = within(screen.getByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('radio', { name: 'À une date choisie' }))
  fireEvent.change(dialog.getByLabelText('Jour et heure (de Paris)'), { target: { value: date } })
}

describe('planning the announcement of an issue', () => {
  it('takes a time of Paris, and says in the list when it will leave', async () => {
    const asked = answerPlans()
    renderApp('/adminregards')
    await pressButton(announce)
    await findButton('Écrire à 12\u00a0abonnés')
    chooseDate('2099-01-05T09:30')
    await pressButton('Programmer l’envoi')

    expect(
      await screen.findByText(/^Annonce aux abonnés prévue le lundi 5 janvier 2099 à 09:30$/),
    ).toBeVisible()
    expect(asked).toEqual([{ date: '2099-01-05T09:30' }])
    expect(screen.queryByRole('button', { name: announce })).not.toBeInTheDocument()
    expect(
      screen.getByText('Les abonnés seront prévenus du numéro 2 le 05/01/2099 à 09:30.'),
    ).toBeVisible()
  })

  it.each([
    ['', 'Choisissez un jour et une heure.'],
    ['2020-01-01T09:00', 'Cette date est passée.'],
  ])('refuses the time %j before it is sent', async (date, message) => {
    const asked = answerPlans()
    renderApp('/adminregards')
    await pressButton(announce)
    await findButton('Écrire à 12\u00a0abonnés')
    chooseDate(date)
    await pressButton('Programmer l’envoi')

    expect(await screen.findByText(message)).toBeVisible()
    expect(asked).toEqual([])
  })

  it('ends on demand, after which the issue can be announced', async () => {
    answerAnnonces(planned)
    const asked = answerPlans()
    renderApp('/adminregards')
    await pressButton('Déprogrammer l’annonce du numéro 2')

    expect(await findButton(announce)).toBeVisible()
    expect(asked).toEqual(['regard-2'])
  })

  it('says why it did not end', async () => {
    expectConsoleError(/La déprogrammation a échoué/)
    answerAnnonces(planned)
    mockApi.delete('/api/regards/:id/annonce/programmation', () => errorResponse(503, 'Panne.'))
    renderApp('/adminregards')
    await pressButton('Déprogrammer l’annonce du numéro 2')
    expect(await screen.findByText(/L’annonce est toujours prévue\s: Panne\./)).toBeVisible()
  })

  it('that was without effect says why, and can be made anew', async () => {
    answerAnnonces({ id: 'annonce-2', etat: 'sans-effet', obstacle: 'Personne n’était inscrit.' })
    renderApp('/adminregards')
    expect(
      await screen.findByText('L’annonce prévue n’a pas eu lieu. Personne n’était inscrit.'),
    ).toBeVisible()
    expect(await findButton(announce)).toBeVisible()
  })
})

describe('the announcement of an issue that is not published', () => {
  beforeEach(() => {
    mockRegards(buildRegards(3, { _status: 'draft' }))
  })

  it('is not offered without a planned publication', async () => {
    renderApp('/adminregards')
    expect(await findButton('Publier le numéro 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: announce })).not.toBeInTheDocument()
  })

  it('is planned for its publication, or for a later time', async () => {
    mockApi.get('/api/regards/programmations', { dates: { 'regard-2': '2099-01-05T09:30' } })
    const asked = answerPlans()
    renderApp('/adminregards')
    await pressButton(announce)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/Le numéro paraît le 05\/01\/2099 à 09:30/)).toBeVisible()
    expect(dialog.queryByRole('radio', { name: 'Tout de suite' })).not.toBeInTheDocument()
    await screen.findByText('Objet')

    chooseDate('2099-01-05T09:00')
    await pressButton('Programmer l’envoi')
    expect(dialog.getByText('Le numéro ne sera pas encore paru à ce moment.')).toBeVisible()
    fireEvent.click(dialog.getByRole('radio', { name: 'À la parution' }))
    await pressButton('Programmer l’envoi')

    expect(
      await screen.findByText('Les abonnés seront prévenus du numéro 2 à sa parution.'),
    ).toBeVisible()
    expect(asked).toEqual([{ date: null }])
  })

  it('planned for its publication, is said before somebody publishes by hand', async () => {
    answerAnnonces({ ...planned, datePrevue: null })
    renderApp('/adminregards')
    expect(
      await screen.findByText('Annonce aux abonnés prévue à la publication du numéro'),
    ).toBeVisible()
    await pressButton('Publier le numéro 2')
    expect(await screen.findByText(/les abonnés seront prévenus, comme prévu/)).toBeVisible()
    await pressButton('Annuler')
    await pressButton('Publier le numéro 1')
    expect(await screen.findByText('Les visiteurs le verront tout de suite.')).toBeVisible()
  })
})
