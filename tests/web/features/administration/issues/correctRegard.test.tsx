import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Regard } from '@payload-types'
import { formDatabase } from '@web/features/administration/publication/drafts/formDatabase'
import { toFormKey } from '@web/features/administration/publication/drafts/FormStore'
import { administrateur, buildRegard } from '../../../support/builders'
import {
  errorResponse,
  fieldErrorResponse,
  mockRegards,
  mockSession,
} from '../../../support/handlers'
import { findButton, pressButton } from '../../../support/buttons'
import { expectAlert } from '../../../support/expectations'
import { renderApp } from '../../../support/renderApp'
import { mockApi } from '../../../support/server'
import { expectConsoleError } from '../../../support/consoleErrors'

beforeEach(async () => {
  mockSession(administrateur)
  // What the test before typed and did not save is kept in this browser.
  await formDatabase.remove(toFormKey(administrateur.id, 'corriger:regard-12'))
})

describe('correcting an issue', () => {
  const regard = buildRegard({ numero: 12, titre: 'Coiffes', sommaire: 'Bretagne' })

  beforeEach(() => mockRegards([regard]))

  it('begins with the issue’s values, and sends the changed ones', async () => {
    const sent = answerCorrection((data) => mockRegards([{ ...regard, ...data }]))
    const dialog = await openCorrection()
    expect(dialog.numero()).toHaveValue(12)
    expect(dialog.date()).toHaveValue('2024-03-21')
    expect(dialog.titre()).toHaveValue('Coiffes')
    expect(dialog.sommaire()).toHaveValue('Bretagne')

    fireEvent.change(dialog.numero(), { target: { value: '13' } })
    fireEvent.change(dialog.date(), { target: { value: '2024-06-21' } })
    fireEvent.change(dialog.titre(), { target: { value: '  ' } })
    await pressButton('Enregistrer')

    expect(await screen.findByText('Le numéro 13 a été corrigé.')).toBeVisible()
    expect(sent).toEqual([
      { numero: 13, dateParution: '2024-06-21', titre: null, updatedAt: regard.updatedAt },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText('21/06/2024')).toBeVisible()
    expect(await findButton('Corriger le numéro 13')).toHaveFocus()
  })

  it('shows in the magazine at once', async () => {
    answerCorrection((data) => mockRegards([{ ...regard, ...data }]))
    await correct('titre', 'Sabots')
    await screen.findByText('Le numéro 12 a été corrigé.')

    fireEvent.click(screen.getByRole('link', { name: '#REGARDS' }))
    expect(await screen.findByText('Sabots')).toBeVisible()
  })

  it('ties a number that is taken to its field', async () => {
    expectConsoleError(/La correction du numéro 12 a échoué/)
    mockApi.patch('/api/regards/:id', () =>
      fieldErrorResponse('numero', 'Le numéro 11 existe déjà'),
    )
    const dialog = await correct('numero', '11')

    await expectAlert('Le numéro 11 existe déjà')
    expect(dialog.numero()).toHaveAccessibleDescription('Le numéro 11 existe déjà')
    expect(dialog.numero()).toHaveFocus()
    fireEvent.change(dialog.numero(), { target: { value: '14' } })
    expect(dialog.numero()).toHaveAttribute('aria-invalid', 'false')
  })

  it('keeps typed values when the server cannot be reached', async () => {
    expectConsoleError(/La correction du numéro 12 a échoué/)
    mockApi.patch('/api/regards/:id', () => HttpResponse.error(), { once: true })
    const dialog = await correct('titre', 'Sabots')
    await expectAlert(/Le serveur est injoignable/)
    expect(dialog.titre()).toHaveValue('Sabots')

    const sent = answerCorrection()
    // The error is told a moment before the form takes another press.
    await waitFor(() =>
      expect(dialog.titre().closest('form')).toHaveAttribute('aria-busy', 'false'),
    )
    await pressButton('Enregistrer')
    await screen.findByText('Le numéro 12 a été corrigé.')
    expect(sent).toMatchObject([{ titre: 'Sabots' }])
  })

  it('is saved beside somebody’s draft once its author was told', async () => {
    const asked: string[] = []
    mockApi.patch('/api/regards/:id', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams.get('brouillonEcarte') ?? '')
      return asked.length > 1
        ? HttpResponse.json({ doc: regard })
        : errorResponse(409, 'Un brouillon de ce numéro attend.', { code: 'draft-waiting' })
    })
    const dialog = await correct('titre', 'Sabots')
    await expectAlert('Un brouillon de ce numéro attend.')
    expect(dialog.titre()).toHaveValue('Sabots')

    await pressButton('Enregistrer quand même')
    await screen.findByText('Le numéro 12 a été corrigé.')
    expect(asked).toEqual(['', 'true'])
  })

  describe('that somebody else corrects meanwhile', () => {
    const theirs = { ...regard, sommaire: 'Auvergne', updatedAt: '2026-11-29T09:00:00.000Z' }

    it('begins with the server’s present values, not with those of the list', async () => {
      mockApi.get('/api/regards/:id', () => HttpResponse.json(theirs))
      const sent = answerCorrection()
      const dialog = await openCorrection()
      await waitFor(() => expect(dialog.sommaire()).toHaveValue('Auvergne'))
      fireEvent.change(dialog.titre(), { target: { value: 'Sabots' } })
      await pressButton('Enregistrer')

      await screen.findByText('Le numéro 12 a été corrigé.')
      expect(sent).toEqual([{ titre: 'Sabots', updatedAt: theirs.updatedAt }])
    })

    it('keeps typed values after a refusal, and takes the other fields from the server', async () => {
      const sent = answerStale(theirs)
      const dialog = await correct('titre', 'Sabots')

      await expectAlert(
        /a changé entre-temps : rien n’a été enregistré\. Vos corrections sont gardées/,
      )
      await waitFor(() => expect(dialog.sommaire()).toHaveValue('Auvergne'))
      expect(dialog.titre()).toHaveValue('Sabots')

      await pressButton('Enregistrer')
      await screen.findByText('Le numéro 12 a été corrigé.')
      expect(sent).toEqual([
        { titre: 'Sabots', updatedAt: regard.updatedAt },
        { titre: 'Sabots', updatedAt: theirs.updatedAt },
      ])
    })

    it('shows the other account’s value of a field that both changed', async () => {
      answerStale(theirs)
      const dialog = await correct('sommaire', 'Alsace')

      await waitFor(() =>
        expect(dialog.sommaire()).toHaveAccessibleDescription(
          /Sur le site à présent\u00a0: «\u00a0Auvergne\u00a0»\./,
        ),
      )
      expect(dialog.sommaire()).toHaveValue('Alsace')
      fireEvent.change(dialog.sommaire(), { target: { value: 'Auvergne' } })
      expect(dialog.sommaire()).not.toHaveAccessibleDescription(/Sur le site/)
    })
  })

  it('sends nothing while a field is wrong', async () => {
    const sent = answerCorrection()
    const dialog = await correct('numero', '0')

    expect(dialog.numero()).toHaveAccessibleDescription('Le numéro doit être supérieur à 0')
    expect(dialog.numero()).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('is given up without a trace', async () => {
    vi.stubGlobal('confirm', () => true)
    const sent = answerCorrection()
    const dialog = await openCorrection()
    fireEvent.change(dialog.titre(), { target: { value: 'Sabots' } })
    await pressButton('Annuler')

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await findButton('Corriger le numéro 12')).toHaveFocus()
    expect(sent).toEqual([])
    await pressButton('Corriger le numéro 12')
    const again = within(screen.getByRole('dialog'))
    expect(again.getByRole('textbox', { name: 'Titre' })).toHaveValue('Coiffes')
  })
})

describe('a correction to a date that is months ahead', () => {
  const ahead = `${new Date().getFullYear() + 1}-12-21`
  const question = { name: /^Enregistrer cette date pour le numéro 12/ }

  it('is sent once it was confirmed', async () => {
    mockRegards([buildRegard({ numero: 12 })])
    const sent = answerCorrection()
    await correct('date', ahead)
    await screen.findByRole('alertdialog', question)
    expect(sent).toEqual([])
    await pressButton('Enregistrer cette date')

    expect(await screen.findByText('Le numéro 12 a été corrigé.')).toBeVisible()
    expect(sent).toMatchObject([{ dateParution: ahead }])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('is not sent when the date is to be corrected', async () => {
    mockRegards([buildRegard({ numero: 12 })])
    const sent = answerCorrection()
    const dialog = await correct('date', ahead)
    await screen.findByRole('alertdialog', question)
    await pressButton('Corriger la date')

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(dialog.date()).toHaveValue(ahead)
    expect(sent).toEqual([])
  })

  it('is not asked about when the issue had that date already', async () => {
    mockRegards([buildRegard({ numero: 12, dateParution: ahead })])
    const sent = answerCorrection()
    await correct('titre', 'Sabots')

    expect(await screen.findByText('Le numéro 12 a été corrigé.')).toBeVisible()
    expect(sent).toMatchObject([{ titre: 'Sabots' }])
  })
})

/** Takes corrections; gives what was sent, as it comes. */
function answerCorrection(onData: (data: Partial<Regard>) => void = () => {}): unknown[] {
  const sent: unknown[] = []
  mockApi.patch('/api/regards/:id', async ({ request, params }) => {
    const data = (await request.json()) as Partial<Regard>
    sent.push(data)
    onData(data)
    return HttpResponse.json({ doc: { id: params.id, ...data } })
  })
  return sent
}

/** Refuses corrections that do not start from the state that somebody else saved; gives what was sent. */
function answerStale(now: Regard): unknown[] {
  const sent: unknown[] = []
  mockApi.patch('/api/regards/:id', async ({ request }) => {
    const data = (await request.json()) as Partial<Regard>
    sent.push(data)
    if (data.updatedAt === now.updatedAt) return HttpResponse.json({ doc: { ...now, ...data } })
    mockApi.get('/api/regards/:id', () => HttpResponse.json(now))
    return errorResponse(409, 'Cette fiche a changé entre-temps.', { code: 'changed-meanwhile' })
  })
  return sent
}

/** Opens the page and the dialog of number 12. */
async function openCorrection() {
  renderApp('/adminregards')
  const opener = await findButton('Corriger le numéro 12')
  opener.focus()
  fireEvent.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Corriger le numéro 12' }))
  return {
    numero: () => dialog.getByLabelText('Numéro'),
    date: () => dialog.getByLabelText('Date de parution'),
    titre: () => dialog.getByLabelText('Titre'),
    sommaire: () => dialog.getByLabelText('Sommaire'),
  }
}

/** Opens the dialog of number 12, changes one field and saves. */
async function correct(field: keyof Awaited<ReturnType<typeof openCorrection>>, value: string) {
  const dialog = await openCorrection()
  fireEvent.change(dialog[field](), { target: { value } })
  await pressButton('Enregistrer')
  return dialog
}
