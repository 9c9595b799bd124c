import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Regard } from '@payload-types'
import { administrateur, buildRegard } from '../../../support/builders'
import { expectConsoleError } from '../../../support/consoleErrors'
import { errorResponse, mockRegards, mockSession } from '../../../support/handlers'
import { mockTusUploads } from '../../../support/mockTusUploads'
import { renderApp } from '../../../support/renderApp'
import { mockApi } from '../../../support/server'
import { couverture, fields, fill, pdf } from '../publication/regardForm'

const at = '2099-01-05T09:30'

describe('the next try after a plan that failed', () => {
  const noTime = () => errorResponse(400, 'Cette date est passée.', { code: 'invalid-argument' })
  let stored: Regard[]
  let isPlanned: boolean

  /** Stores issues as the server does: the first plan is refused after its draft was created. */
  beforeEach(() => {
    mockSession(administrateur)
    stored = []
    isPlanned = false
    mockTusUploads()
    mockRegards(stored)
    mockApi.delete('/api/regards/:id/programmation', () => {
      isPlanned = false
      return HttpResponse.json({ date: null })
    })
    mockApi.post('/api/regards/:id/programmation', () => {
      isPlanned = true
      return HttpResponse.json({ date: at })
    })
    mockApi.post('/api/regards/:id/programmation', noTime, { once: true })
    mockApi.patch('/api/regards/:id', async ({ request, params }) => {
      const issue = stored.find(({ id }) => id === params.id)
      Object.assign(issue ?? {}, await request.json())
      return HttpResponse.json({ doc: issue })
    })
    mockApi.post('/api/regards', async ({ request }) => {
      const data = (await request.json()) as Regard
      if (stored.some(({ numero }) => numero === data.numero)) {
        const message = `Le numéro ${data.numero} existe déjà`
        return errorResponse(400, message, { data: { errors: [{ path: 'numero', message }] } })
      }
      stored.push({ ...buildRegard({ numero: data.numero }), ...data })
      return HttpResponse.json({ doc: stored.at(-1) }, { status: 201 })
    })
    expectConsoleError(/^La publication du numéro a échoué/)
  })

  async function failToPlan() {
    const app = renderApp('/adminregards')
    await fill({ pdf, couverture })
    type('Titre', 'Coiffes')
    type('Sommaire', 'Un dossier.')
    await app.user.click(await screen.findByLabelText('À une date choisie'))
    type('Jour et heure (de Paris)', at)
    await app.user.click(await fields.submit())
    expect(await screen.findByText(/Cette date est passée/)).toBeVisible()
    expect(stored).toMatchObject([{ numero: 12, titre: 'Coiffes', _status: 'draft' }])
    return app
  }

  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })

  it('keeps the form, and shows the draft in the list', async () => {
    await failToPlan()

    expect(await fields.numero()).toHaveValue(12)
    expect(await screen.findByRole('listitem', { name: '#12' })).toHaveTextContent('Brouillon')
  })

  it('publishes the issue with its corrected texts', async () => {
    const { user } = await failToPlan()
    type('Titre', 'Coiffes de Bretagne')
    type('Sommaire', '')
    await user.click(screen.getByLabelText('Tout de suite'))
    await user.click(await fields.submit())

    expect(await screen.findByText('Le numéro a été ajouté avec succès !')).toBeVisible()
    expect(stored).toMatchObject([
      { numero: 12, titre: 'Coiffes de Bretagne', sommaire: null, _status: 'published' },
    ])
  })

  it('changes the number of the draft, in place of a second issue', async () => {
    const { user } = await failToPlan()
    fireEvent.change(await fields.numero(), { target: { value: '13' } })
    await user.click(await fields.submit())

    expect(await screen.findByText(/Le numéro 13 paraîtra sur le site/)).toBeVisible()
    expect(stored).toMatchObject([{ numero: 13, _status: 'draft' }])
    expect(isPlanned).toBe(true)
  })

  it('cancels a plan whose answer was lost when a draft is wanted instead', async () => {
    const { user } = await failToPlan()
    isPlanned = true
    await user.click(screen.getByLabelText(/garder en brouillon/))
    await user.click(await fields.submit())

    expect(await screen.findByText('Le numéro 12 est gardé en brouillon.')).toBeVisible()
    expect(stored).toMatchObject([{ numero: 12, _status: 'draft' }])
    expect(isPlanned).toBe(false)
  })

  it('publishes nothing in silence when the change is refused', async () => {
    const { user } = await failToPlan()
    mockApi.patch('/api/regards/:id', () => errorResponse(400, 'Refusé.'))
    await user.click(screen.getByLabelText('Tout de suite'))
    await user.click(await fields.submit())

    expect(await screen.findByText(/L’enregistrement du numéro a échoué\s: Refusé\./)).toBeVisible()
    expect(screen.queryByText('Le numéro a été ajouté avec succès !')).not.toBeInTheDocument()
  })
})
