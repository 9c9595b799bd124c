import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  formDatabase,
  type StoredForm,
} from '@web/features/administration/publication/drafts/formDatabase'
import { toFormKey } from '@web/features/administration/publication/drafts/FormStore'
import { answerCreation } from '../../../support/answerCreation'
import { administrateur, buildRegard } from '../../../support/builders'
import { pressButton } from '../../../support/buttons'
import { mockRegards, mockSession } from '../../../support/handlers'
import { expectConsoleError } from '../../../support/consoleErrors'
import { mockTusUploads } from '../../../support/mockTusUploads'
import { expectAlert } from '../../../support/expectations'
import { renderApp } from '../../../support/renderApp'
import { keepForm, readForm, resetStoredForms } from '../../../support/storedForms'
import { mockApi } from '../../../support/server'
import { couverture, fields, fill, pdf } from './regardForm'

const dayMs = 24 * 60 * 60 * 1_000
const correction = 'corriger:regard-12'
const correctionKey = toFormKey(administrateur.id, correction)

beforeEach(async () => {
  await resetStoredForms({ forms: ['nouveau', correction] })
  mockSession(administrateur)
  mockRegards([buildRegard({ numero: 12, titre: 'Coifes' })])
})

const settled = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error(String(request.error))))
  })

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const kept = (form = 'nouveau') => readForm({ form })

/** Goes to another page by a link, and comes back. */
async function leaveAndComeBack({ user }: ReturnType<typeof renderApp>) {
  await user.click(screen.getByRole('link', { name: '#REGARDS' }))
  // The form is left once the code of the other page is there.
  await screen.findByRole('heading', { name: 'Regards', level: 1 })
  await user.click(await screen.findByRole('button', { name: 'Mon compte' }))
  await user.click(await screen.findByRole('link', { name: 'Administration' }))
  await screen.findByText('Nouveau Numéro')
}

describe('the form of a new issue', () => {
  async function fillAndLeave() {
    const app = renderApp('/adminregards')
    await fill({ pdf, couverture })
    type('Sommaire', 'Un dossier.')
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ values: { sommaire: 'Un dossier.' }, files: { pdf } }),
    )
    await leaveAndComeBack(app)
    return app
  }

  it('has its texts and files again after a link', async () => {
    await fillAndLeave()

    expect(await screen.findByText(/^Votre saisie du .* est reprise\./)).toBeVisible()
    expect(await fields.numero()).toHaveValue(12)
    expect(screen.getByLabelText('Sommaire')).toHaveValue('Un dossier.')
    expect(screen.getByText('Regards 12.pdf')).toBeVisible()
    expect(screen.getByText('couverture.png')).toBeVisible()
  })

  it('can be emptied, and is not kept then', async () => {
    const app = await fillAndLeave()
    await pressButton('Effacer la saisie')
    expect(await fields.numero()).toHaveValue(null)
    await waitFor(async () => expect(await kept()).toBeUndefined())
    await leaveAndComeBack(app)

    expect(screen.queryByText(/Votre saisie/)).not.toBeInTheDocument()
  })

  it('is not kept once its issue is published', async () => {
    mockRegards([])
    mockTusUploads()
    answerCreation()
    const { user } = await fillAndLeave()
    await screen.findByText(/Votre saisie/)
    await user.click(await fields.submit())
    await screen.findByText('Le numéro a été ajouté avec succès !')

    await waitFor(async () => expect(await kept()).toBeUndefined())
  })

  it('is stored as a publication to resume while its number is checked, and not once that is taken', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    mockRegards([])
    renderApp('/adminregards')
    await fill({ pdf, couverture })
    let answerCheck = () => {}
    const answered = new Promise<void>((resolve) => (answerCheck = resolve))
    mockApi.get('/api/regards', async ({ request }) => {
      if (!decodeURIComponent(request.url).includes('[numero][equals]')) return undefined
      await answered
      return HttpResponse.json({ docs: [buildRegard({ numero: 12 })], totalDocs: 1 })
    })
    fireEvent.click(await fields.submit())
    const listDrafts = () => formDatabase.list(administrateur.id)
    await waitFor(async () => expect(await listDrafts()).toHaveLength(1))
    expect(await listDrafts()).toMatchObject([{ values: { numero: '12' }, files: { pdf } }])

    answerCheck()
    await expectAlert('Le numéro 12 existe déjà')
    await waitFor(async () => expect(await listDrafts()).toEqual([]))
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ values: { numero: '12' }, files: { pdf } }),
    )
  })

  it('is not another account’s', async () => {
    await keepForm({ account: 'user-3', form: 'nouveau', values: { titre: 'À eux' } })
    renderApp('/adminregards')
    await fields.numero()
    type('Sommaire', 'À moi')
    await waitFor(async () => expect(await kept()).toBeDefined())

    expect(screen.getByLabelText('Titre')).toHaveValue('')
  })

  it('of a version before 1.4 is deleted, and the form is empty', async () => {
    const database = await settled(indexedDB.open('regards'))
    const entries = () =>
      database.transaction('publications', 'readwrite').objectStore('publications')
    const at = Date.now()
    const draft = { id: 'd1', accountId: administrateur.id, startedAt: at, numero: 9 }
    const typed = { at, values: { titre: 'Vieux' } }
    await settled(entries().put(typed, `form:${administrateur.id}:nouveau`))
    await settled(entries().put({ ...draft, dateParution: '2024-03-21' }, 'draft:d1'))
    await settled(entries().put({}, 'files:d1'))
    renderApp('/adminregards')
    await fields.numero()

    await waitFor(async () =>
      expect(
        ((await settled(entries().getAllKeys())) as string[]).filter((key) => !/^stored/.test(key)),
      ).toEqual([]),
    )
    expect(screen.getByLabelText('Titre')).toHaveValue('')
    expect(screen.queryByText('Un envoi a été interrompu')).not.toBeInTheDocument()
  })

  it('is forgotten after a day', async () => {
    const at = Date.now() - dayMs - 1
    await keepForm({ form: 'nouveau', at, values: { titre: 'Vieux' } })

    expect(await kept()).toBeUndefined()
  })
})

describe('the correction of an issue', () => {
  async function correct() {
    const app = renderApp('/adminregards')
    await pressButton('Corriger le numéro 12')
    const dialog = await screen.findByRole('dialog')
    const title = dialog.querySelector('input[name="titre"]') as HTMLInputElement
    return { app, dialog, title }
  }

  it('asks before Escape drops typed values', async () => {
    const answers = [false, true]
    const questions: string[] = []
    vi.stubGlobal('confirm', (question: string) => questions.push(question) && answers.shift())
    const { dialog, title } = await correct()
    fireEvent.change(title, { target: { value: 'Coiffes' } })
    await waitFor(async () => expect(await kept(correction)).toBeDefined())
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(title).toHaveValue('Coiffes')
    expect(dialog).toBeInTheDocument()

    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(questions).toEqual([
      'Vos corrections ne sont pas enregistrées. Les abandonner\u00a0?',
      'Vos corrections ne sont pas enregistrées. Les abandonner\u00a0?',
    ])
    await waitFor(async () => expect(await kept(correction)).toBeUndefined())
  })

  it('restores typed values after a reload', async () => {
    await keepForm({ form: correction, values: { titre: 'Coiffes' } })
    const { title } = await correct()

    expect(await screen.findByText(/^Vos corrections du .* sont reprises/)).toBeVisible()
    expect(title).toHaveValue('Coiffes')
  })

  it('is not kept once it is saved', async () => {
    mockApi.patch('/api/regards/:id', { doc: { numero: 12 } })
    const { title } = await correct()
    fireEvent.change(title, { target: { value: 'Coiffes' } })
    await waitFor(async () => expect(await kept(correction)).toBeDefined())
    await pressButton('Enregistrer')

    expect(await screen.findByText('Le numéro 12 a été corrigé.')).toBeVisible()
    await waitFor(async () => expect(await kept(correction)).toBeUndefined())
  })

  it('is kept while it is saved: a tab that is closed then loses nothing', async () => {
    const patch = vi.fn()
    mockApi.patch('/api/regards/:id', () => {
      patch()
      return delay('infinite')
    })
    const { title } = await correct()
    fireEvent.change(title, { target: { value: 'Coiffes' } })
    await waitFor(async () => expect(await kept(correction)).toBeDefined())
    const removed = vi.spyOn(formDatabase, 'remove')
    await pressButton('Enregistrer')
    await waitFor(() => expect(patch).toHaveBeenCalled())

    expect(removed).not.toHaveBeenCalledWith(correctionKey)
    expect(await kept(correction)).toMatchObject({ values: { titre: 'Coiffes' } })
  })

  it('is not overwritten by kept values that arrive while it is saved', async () => {
    let finishReading: (stored: StoredForm) => void = () => {}
    const reading = new Promise<StoredForm>((resolve) => (finishReading = resolve))
    const { read } = formDatabase
    vi.spyOn(formDatabase, 'read').mockImplementation((key) =>
      key === correctionKey ? reading : read(key),
    )
    let sent: unknown
    mockApi.patch('/api/regards/:id', async ({ request }) => {
      sent = await request.json()
      return delay('infinite')
    })
    const { title } = await correct()
    fireEvent.change(title, { target: { value: 'Sabots' } })
    await pressButton('Enregistrer')
    await waitFor(() => expect(sent).toMatchObject({ titre: 'Sabots' }))
    await act(async () => {
      const owner = { account: administrateur.id, form: correction }
      finishReading({ key: correctionKey, ...owner, at: Date.now(), values: { titre: 'Coiffes' } })
      await reading
    })

    expect(title).toHaveValue('Sabots')
  })
})
