import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Regard } from '../../../../cms/src/payload-types'
import { administrateur, buildRegard, buildRegards } from '../../support/builders'
import { answerRegards, answerSession, refusal } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'
import { expectConsoleError } from '../../support/watchConsole'

const section = async () => within(await screen.findByRole('region', { name: 'Numéros publiés' }))
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))

beforeEach(() => answerSession(administrateur))

describe('the list of published issues', () => {
  it('says that it is loading', async () => {
    server.use(http.get('/api/regards', () => delay('infinite')))
    renderApp('/adminregards')

    expect(await (await section()).findByText('Chargement des numéros…')).toBeVisible()
    expect(screen.getByText('Nouveau Numéro')).toBeVisible()
  })

  it('says that loading failed, and tries again on demand', async () => {
    server.use(http.get('/api/regards', () => HttpResponse.error(), { once: true }))
    renderApp('/adminregards')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Les numéros publiés n’ont pas pu être chargés.')
    expect(alert).toHaveTextContent(/Le serveur est injoignable/)

    answerRegards([buildRegard({ numero: 7 })])
    await press('Réessayer')
    expect(await screen.findByRole('heading', { name: '#7' })).toBeVisible()
  })

  it('says that there is none yet', async () => {
    answerRegards([])
    renderApp('/adminregards')

    expect(await screen.findByText('Aucun numéro n’est encore publié.')).toBeVisible()
  })

  it('shows each issue with its date, its title and its counts, newest first', async () => {
    const [newest, other] = buildRegards(2) as [Regard, Regard]
    answerRegards([
      { ...newest, titre: 'Coiffes', nombreDeVue: 1_234, nombreDeTelechargement: 1 },
      { ...other, nombreDeVue: 0, nombreDeTelechargement: 0 },
    ])
    renderApp('/adminregards')

    const rows = await (await section()).findAllByRole('listitem')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toHaveTextContent(/#2.*Coiffes.*21\/03\/2024.*1\s234\svues.*1\stéléchargement/)
    expect(rows[1]).toHaveTextContent(/#1.*21\/12\/2023.*0\svue.*0\stéléchargement/)
  })

  it('adds further issues on demand', async () => {
    answerRegards(buildRegards(30))
    renderApp('/adminregards')
    await press('Afficher plus de numéros')

    expect(await screen.findByRole('heading', { name: '#1' })).toBeVisible()
    expect((await section()).getAllByRole('listitem')).toHaveLength(30)
    expect(screen.queryByRole('button', { name: /Afficher plus/ })).not.toBeInTheDocument()
  })
})

describe('correcting an issue', () => {
  const regard = buildRegard({ numero: 12, titre: 'Coiffes', sommaire: 'Bretagne' })

  beforeEach(() => answerRegards([regard]))

  it('begins with what the issue says, and sends what was changed', async () => {
    const sent = answerCorrection((data) => answerRegards([{ ...regard, ...data }]))
    const dialog = await openCorrection()
    expect(dialog.numero()).toHaveValue(12)
    expect(dialog.date()).toHaveValue('2024-03-21')
    expect(dialog.titre()).toHaveValue('Coiffes')
    expect(dialog.sommaire()).toHaveValue('Bretagne')

    fireEvent.change(dialog.numero(), { target: { value: '13' } })
    fireEvent.change(dialog.date(), { target: { value: '2024-06-21' } })
    fireEvent.change(dialog.titre(), { target: { value: '  ' } })
    await press('Enregistrer')

    expect(await screen.findByText('Le numéro 13 a été corrigé.')).toBeVisible()
    expect(sent).toEqual([
      { numero: 13, dateParution: '2024-06-21', titre: null, sommaire: 'Bretagne' },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText('21/06/2024')).toBeVisible()
    expect(await button('Corriger le numéro 13')).toHaveFocus()
  })

  it('shows in the magazine at once', async () => {
    answerCorrection((data) => answerRegards([{ ...regard, ...data }]))
    const dialog = await openCorrection()
    fireEvent.change(dialog.titre(), { target: { value: 'Sabots' } })
    await press('Enregistrer')
    await screen.findByText('Le numéro 12 a été corrigé.')

    fireEvent.click(screen.getByRole('link', { name: '#REGARDS' }))
    expect(await screen.findByText('Sabots')).toBeVisible()
  })

  it('ties a number that is taken to its field', async () => {
    expectConsoleError(/La correction du numéro 12 a échoué/)
    server.use(
      http.patch('/api/regards/:id', () =>
        refusal(400, 'Le numéro 11 existe déjà', {
          code: 'validation',
          data: { errors: [{ path: 'numero', message: 'Le numéro 11 existe déjà' }] },
        }),
      ),
    )
    const dialog = await openCorrection()
    fireEvent.change(dialog.numero(), { target: { value: '11' } })
    await press('Enregistrer')

    expect(await screen.findByRole('alert')).toHaveTextContent('Le numéro 11 existe déjà')
    expect(dialog.numero()).toHaveAccessibleDescription('Le numéro 11 existe déjà')
    expect(dialog.numero()).toHaveFocus()
    fireEvent.change(dialog.numero(), { target: { value: '14' } })
    expect(dialog.numero()).toHaveAttribute('aria-invalid', 'false')
  })

  it('keeps what was typed when the server cannot be reached', async () => {
    expectConsoleError(/La correction du numéro 12 a échoué/)
    server.use(http.patch('/api/regards/:id', () => HttpResponse.error(), { once: true }))
    const dialog = await openCorrection()
    fireEvent.change(dialog.titre(), { target: { value: 'Sabots' } })
    await press('Enregistrer')
    expect(await screen.findByRole('alert')).toHaveTextContent(/Le serveur est injoignable/)
    expect(dialog.titre()).toHaveValue('Sabots')

    const sent = answerCorrection(() => {})
    await press('Enregistrer')
    await screen.findByText('Le numéro 12 a été corrigé.')
    expect(sent).toMatchObject([{ titre: 'Sabots' }])
  })

  it('sends nothing while a field is wrong', async () => {
    const sent = answerCorrection(() => {})
    const dialog = await openCorrection()
    fireEvent.change(dialog.numero(), { target: { value: '0' } })
    await press('Enregistrer')

    expect(dialog.numero()).toHaveAccessibleDescription('Le numéro doit être supérieur à 0')
    expect(dialog.numero()).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('is given up without a trace', async () => {
    const sent = answerCorrection(() => {})
    const dialog = await openCorrection()
    fireEvent.change(dialog.titre(), { target: { value: 'Sabots' } })
    await press('Annuler')

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await button('Corriger le numéro 12')).toHaveFocus()
    expect(sent).toEqual([])
    await press('Corriger le numéro 12')
    expect(screen.getByRole('textbox', { name: 'Titre' })).toHaveValue('Coiffes')
  })
})

describe('deleting an issue', () => {
  const regards = buildRegards(3)

  beforeEach(() => answerRegards(regards))

  it('asks first, and says what goes with the issue', async () => {
    renderApp('/adminregards')
    await press('Supprimer le numéro 2')

    const dialog = await screen.findByRole('alertdialog', { name: /Supprimer le numéro 2\s\?/ })
    expect(dialog).toHaveAccessibleDescription(/Son PDF, sa couverture et ses compteurs/)
    expect(dialog).toHaveAccessibleDescription(/C’est définitif/)
  })

  it('deletes nothing when it is given up, by its button or by Escape', async () => {
    const deleted = answerDeletion()
    renderApp('/adminregards')
    await press('Supprimer le numéro 2')
    await press('Annuler')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()

    await press('Supprimer le numéro 2')
    fireEvent(await screen.findByRole('alertdialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(deleted).toEqual([])
  })

  it('takes the row away and leads to the one in its place', async () => {
    const deleted = answerDeletion()
    renderApp('/adminregards')
    await press('Supprimer le numéro 2')
    await press('Supprimer')

    expect(await screen.findByText('Le numéro 2 a été supprimé.')).toBeVisible()
    expect(deleted).toEqual(['regard-2'])
    expect(screen.queryByRole('heading', { name: '#2' })).not.toBeInTheDocument()
    expect(await button('Corriger le numéro 1')).toHaveFocus()
  })

  it('leads to the heading after the last issue', async () => {
    answerRegards([buildRegard({ numero: 2 })])
    answerDeletion([])
    renderApp('/adminregards')
    await press('Supprimer le numéro 2')
    await press('Supprimer')

    expect(await screen.findByText('Aucun numéro n’est encore publié.')).toBeVisible()
    await waitFor(() => expect(screen.getByText('Numéros publiés')).toHaveFocus())
  })

  it('cannot be closed or asked twice while it goes on', async () => {
    server.use(http.delete('/api/regards/:id', () => delay('infinite')))
    renderApp('/adminregards')
    await press('Supprimer le numéro 2')
    await press('Supprimer')

    expect(await button('Suppression…')).toHaveAttribute('aria-disabled', 'true')
    expect(await button('Annuler')).toBeDisabled()
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
    expect(screen.getByRole('alertdialog')).toBeVisible()
  })

  it('says why it failed, and can be tried again', async () => {
    expectConsoleError(/La suppression du numéro 2 a échoué/)
    server.use(
      http.delete('/api/regards/:id', () => refusal(503, 'Le service est indisponible.'), {
        once: true,
      }),
    )
    renderApp('/adminregards')
    await press('Supprimer le numéro 2')
    await press('Supprimer')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /La suppression a échoué\s: Le service est indisponible\./,
    )

    answerDeletion()
    await press('Réessayer')
    expect(await screen.findByText('Le numéro 2 a été supprimé.')).toBeVisible()
  })

  it('is done when the issue was gone already', async () => {
    server.use(
      http.delete('/api/regards/:id', () => {
        answerRegards([])
        return refusal(404, 'Introuvable')
      }),
    )
    renderApp('/adminregards')
    await press('Supprimer le numéro 2')
    await press('Supprimer')

    expect(await screen.findByText('Le numéro 2 a été supprimé.')).toBeVisible()
  })

  it('says so when the list cannot be had again', async () => {
    server.use(
      http.delete('/api/regards/:id', () => {
        server.use(http.get('/api/regards', () => HttpResponse.error()))
        return HttpResponse.json({ doc: {} })
      }),
    )
    renderApp('/adminregards')
    await press('Supprimer le numéro 2')
    await press('Supprimer')

    expect(await screen.findByText('Cette liste n’est peut-être plus à jour.')).toBeVisible()
    answerRegards([])
    await press('Réessayer')
    expect(await screen.findByText('Aucun numéro n’est encore publié.')).toBeVisible()
  })

  /** Deletes what is asked; gives the ids. */
  function answerDeletion(left?: Regard[]): string[] {
    const deleted: string[] = []
    server.use(
      http.delete('/api/regards/:id', ({ params }) => {
        deleted.push(String(params.id))
        answerRegards(left ?? regards.filter(({ id }) => id !== params.id))
        return HttpResponse.json({ doc: { id: params.id } })
      }),
    )
    return deleted
  }
})

/** Takes corrections; gives what was sent, as it comes. */
function answerCorrection(onData: (data: Partial<Regard>) => void): unknown[] {
  const sent: unknown[] = []
  server.use(
    http.patch('/api/regards/:id', async ({ request, params }) => {
      const data = (await request.json()) as Partial<Regard>
      sent.push(data)
      onData(data)
      return HttpResponse.json({ doc: { id: params.id, ...data } })
    }),
  )
  return sent
}

/** Opens the page and the dialog of number 12. */
async function openCorrection() {
  renderApp('/adminregards')
  const opener = await button('Corriger le numéro 12')
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
