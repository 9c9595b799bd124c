import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Regard } from '@payload-types'
import { administrateur, buildRegard, buildRegards } from '../../../support/builders'
import { mockRegards, mockSession, errorResponse } from '../../../support/handlers'
import { chooseAction, findButton, pressButton } from '../../../support/buttons'
import { expectAlert } from '../../../support/expectations'
import { renderApp } from '../../../support/renderApp'
import { mockApi } from '../../../support/server'
import { expectConsoleError } from '../../../support/consoleErrors'

beforeEach(() => mockSession(administrateur))

describe('deleting an issue', () => {
  const regards = buildRegards(3)

  beforeEach(() => mockRegards(regards))

  it('asks first, and names what is deleted with the issue', async () => {
    renderApp('/adminregards')
    await chooseAction(2, 'Supprimer')

    const dialog = await screen.findByRole('alertdialog', { name: /Supprimer le numéro 2\s\?/ })
    expect(dialog).toHaveAccessibleDescription(
      /dans la corbeille, avec son PDF, sa couverture, ses compteurs et sa fréquentation/,
    )
    expect(dialog).toHaveAccessibleDescription(/Pendant 30\s?jours/)
  })

  it('deletes nothing when it is given up, by its button or by Escape', async () => {
    const deleted = answerDeletion()
    renderApp('/adminregards')
    await chooseAction(2, 'Supprimer')
    await pressButton('Annuler')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()

    await chooseAction(2, 'Supprimer')
    fireEvent(await screen.findByRole('alertdialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(deleted).toEqual([])
  })

  it('takes the row away and leads to the one in its place', async () => {
    const deleted = answerDeletion()
    await deleteSecond()

    expect(await screen.findByText('Le numéro 2 a été supprimé.')).toBeVisible()
    expect(deleted).toEqual(['regard-2'])
    expect(screen.queryByRole('heading', { name: '#2' })).not.toBeInTheDocument()
    expect(await findButton('Corriger le numéro 1')).toHaveFocus()
  })

  it('is undone by one press, after which the focus is on the heading', async () => {
    answerDeletion()
    await deleteSecond()
    const restored: string[] = []
    mockApi.patch('/api/regards/:id', async ({ params, request }) => {
      expect(new URL(request.url).searchParams.get('trash')).toBe('true')
      expect(await request.json()).toEqual({ deletedAt: null })
      restored.push(String(params.id))
      mockRegards(regards)
      return HttpResponse.json({ doc: { id: params.id } })
    })
    await pressButton('Annuler la suppression')

    expect(await screen.findByText('Le numéro 2 est de retour.')).toBeVisible()
    expect(restored).toEqual(['regard-2'])
    expect(await screen.findByRole('heading', { name: '#2' })).toBeVisible()
    expect(screen.getByText('Les numéros')).toHaveFocus()
  })

  it('says why it could not be undone', async () => {
    answerDeletion()
    await deleteSecond()
    mockApi.patch('/api/regards/:id', () => errorResponse(409, 'Le numéro 2 existe déjà.'))
    await pressButton('Annuler la suppression')

    expect(
      await screen.findByText(/^Le numéro 2 n’est pas revenu\s: Le numéro 2 existe déjà\.$/),
    ).toBeVisible()
  })

  it('says of a draft that it is one', async () => {
    mockRegards([buildRegard({ numero: 2, titre: null, _status: 'draft' })])
    renderApp('/adminregards')
    await chooseAction(2, 'Supprimer')

    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /^Brouillon daté du \S+\. Il va dans la corbeille/,
    )
  })

  it('leads to the heading after the last issue', async () => {
    mockRegards([buildRegard({ numero: 2 })])
    answerDeletion([])
    await deleteSecond()

    expect(await screen.findByText('Aucun numéro n’est encore publié.')).toBeVisible()
    await waitFor(() => expect(screen.getByText('Les numéros')).toHaveFocus())
  })

  it('cannot be closed or asked twice while it goes on', async () => {
    mockApi.patch('/api/regards/:id', () => delay('infinite'))
    await deleteSecond()

    expect(await findButton('Suppression…')).toHaveAttribute('aria-disabled', 'true')
    expect(await findButton('Annuler')).toBeDisabled()
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
    expect(screen.getByRole('alertdialog')).toBeVisible()
  })

  it('says why it failed, and can be tried again', async () => {
    expectConsoleError(/La suppression a échoué/)
    mockApi.patch('/api/regards/:id', () => errorResponse(503, 'Le service est indisponible.'), {
      once: true,
    })
    await deleteSecond()
    await expectAlert(/La suppression a échoué\s: Le service est indisponible\./)

    answerDeletion()
    await pressButton('Réessayer')
    expect(await screen.findByText('Le numéro 2 a été supprimé.')).toBeVisible()
  })

  it('is done when the issue was gone already', async () => {
    mockApi.patch('/api/regards/:id', () => {
      mockRegards([])
      return errorResponse(404, 'Introuvable')
    })
    await deleteSecond()

    expect(await screen.findByText('Le numéro 2 a été supprimé.')).toBeVisible()
  })

  it('says so when the list cannot be had again', async () => {
    mockApi.patch('/api/regards/:id', () => {
      mockApi.get('/api/regards', () => HttpResponse.error())
      return HttpResponse.json({ doc: {} })
    })
    await deleteSecond()

    expect(await screen.findByText('Cette liste n’est peut-être plus à jour.')).toBeVisible()
    mockRegards([])
    await pressButton('Réessayer')
    expect(await screen.findByText('Aucun numéro n’est encore publié.')).toBeVisible()
  })

  async function deleteSecond() {
    renderApp('/adminregards')
    await chooseAction(2, 'Supprimer')
    await pressButton('Supprimer')
  }

  /** Deletes what is asked; gives the ids. */
  function answerDeletion(left?: Regard[]): string[] {
    const deleted: string[] = []
    mockApi.patch('/api/regards/:id', async ({ params, request }) => {
      expect(await request.json()).toEqual({ deletedAt: expect.any(String) as string })
      deleted.push(String(params.id))
      mockRegards(left ?? regards.filter(({ id }) => id !== params.id))
      return HttpResponse.json({ doc: { id: params.id } })
    })
    return deleted
  }
})
