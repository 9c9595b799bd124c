import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAlert } from '../../../support/expectations'
import { administrateur } from '../../../support/builders'
import { expectConsoleError } from '../../../support/consoleErrors'
import { errorResponse, mockSession } from '../../../support/handlers'
import { readForm, resetStoredForms } from '../../../support/storedForms'
import { mockApi } from '../../../support/server'
import { answer, form, open, path, press, stored, titles } from './arrangementPage'

const readKept = () => readForm({ form })

/** What the server answers, and what was sent to it. */
let answered: unknown
let saved: { version: string; articles: { id?: string; titre: string }[] } | undefined

beforeEach(async () => {
  await resetStoredForms({ forms: [form] })
  answered = answer
  saved = undefined
  mockSession(administrateur)
  mockApi.get(`${path}/arrangement`, () => HttpResponse.json(answered as object))
  mockApi.put(path, async ({ request }) => {
    saved = (await request.json()) as typeof saved
    return HttpResponse.json({ ...answer, version: 'v9' })
  })
})

type User = Awaited<ReturnType<typeof open>>

async function typeTitle(user: User, index: number, text: string) {
  const field = (await screen.findAllByLabelText('Titre'))[index] as HTMLElement
  await user.clear(field)
  await user.type(field, text)
}

/** Changes the first title and leaves the page. */
async function changeAndLeave() {
  const user = await open()
  await typeTitle(user, 0, 'Coiffes de fête')
  await waitFor(async () =>
    expect(await readKept()).toMatchObject({
      values: { articles: [{ titre: 'Coiffes de fête' }, {}] },
    }),
  )
  cleanup()
}

const [coiffes, bourree] = answer.articles as [StoredArticle, StoredArticle]
type StoredArticle = ReturnType<typeof stored>
/** Somebody else named the second article and divided it. */
const newer = {
  ...answer,
  version: 'v2',
  articles: [
    { ...coiffes, chapo: 'Un fil.' },
    stored('b', 'La bourrée à deux temps', [[2, 0]]),
    stored('c', 'Les pas', [[2, 2]]),
  ],
}

describe('changes to articles that are not saved', () => {
  it('are there again after the page was left, and are saved with the version they began with', async () => {
    await changeAndLeave()
    const user = await open()

    expect(await screen.findByText(/^Vos changements du .* sont repris/)).toBeVisible()
    expect(titles()).toEqual(['Coiffes de fête', 'La bourrée'])
    expect(screen.queryByRole('region', { name: /^Changé sur le site/ })).toBeNull()
    await press(user, 'Enregistrer')
    await screen.findByText('Les articles sont enregistrés.')
    expect(saved).toMatchObject({ version: 'v1', articles: [{ titre: 'Coiffes de fête' }, {}] })
    await waitFor(async () => expect(await readKept()).toBeUndefined())
  })

  it('are there again after the session ended while they were saved', async () => {
    expectConsoleError(/n’ont pas été enregistrés/)
    const user = await open()
    await typeTitle(user, 0, 'Coiffes de fête')
    mockSession(null)
    mockApi.put(path, () => errorResponse(401, 'Session expirée'))
    await press(user, 'Enregistrer')
    await screen.findByText('Votre session est terminée')
    cleanup()

    mockSession(administrateur)
    await open()
    await screen.findByText(/^Vos changements du .* sont repris/)
    expect(titles()).toEqual(['Coiffes de fête', 'La bourrée'])
  })

  it('are rebased on another account’s changes, which are shown', async () => {
    await changeAndLeave()
    answered = newer
    const user = await open()

    const changes = within(await screen.findByRole('region', { name: /^Changé sur le site/ }))
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '« Les coiffes », chapô : « Un fil. ».',
      '« La bourrée », titre : « La bourrée à deux temps ».',
      '« La bourrée à deux temps » (p. 2) a d’autres passages.',
      '« Les pas » (p. 2) est ajouté.',
    ])
    expect(titles()).toEqual(['Coiffes de fête', 'La bourrée à deux temps', 'Les pas'])
    await press(user, 'Enregistrer')
    await waitFor(() => expect(saved).toBeDefined())
    expect(saved).toMatchObject({
      version: 'v2',
      articles: [{ id: 'a', titre: 'Coiffes de fête', chapo: 'Un fil.' }, { id: 'b' }, { id: 'c' }],
    })
  })

  it('are dropped by « Les abandonner », which can be undone', async () => {
    await changeAndLeave()
    const user = await open()
    await press(user, 'Les abandonner')
    expect(titles()).toEqual(['Les coiffes', 'La bourrée'])
    await waitFor(async () => expect(await readKept()).toBeUndefined())
    await press(user, 'Annuler le dernier changement')
    expect(titles()).toEqual(['Coiffes de fête', 'La bourrée'])
  })

  it('are not another account’s', async () => {
    await changeAndLeave()
    mockSession({ ...administrateur, id: 'user-3' })
    await open()
    await screen.findAllByLabelText('Titre')
    await waitFor(async () => expect(await readForm({ account: 'user-3', form })).toBeUndefined())
    expect(titles()).toEqual(['Les coiffes', 'La bourrée'])
  })

  it('are kept when the server refuses them for newer ones: these are shown under them', async () => {
    expectConsoleError(/n’ont pas été enregistrés/)
    mockApi.put(
      path,
      () => errorResponse(409, 'Ils ont changé entre-temps.', { code: 'articles-changed' }),
      { once: true },
    )
    const user = await open()
    await typeTitle(user, 1, 'Danser la bourrée')
    answered = newer
    await press(user, 'Enregistrer')

    await expectAlert('Ils ont changé entre-temps.')
    const changes = screen.getByRole('region', { name: /^Changé sur le site/ })
    expect(changes).toHaveTextContent(
      '« La bourrée », titre : « La bourrée à deux temps ». Le vôtre est gardé.',
    )
    expect(within(changes).getByRole('heading')).toHaveFocus()
    expect(titles()).toEqual(['Les coiffes', 'Danser la bourrée', 'Les pas'])
    await press(user, 'Enregistrer')
    await screen.findByText('Les articles sont enregistrés.')
    expect(saved).toMatchObject({
      version: 'v2',
      articles: [{}, { titre: 'Danser la bourrée' }, {}],
    })
    expect(screen.queryByRole('region', { name: /^Changé sur le site/ })).toBeNull()
  })
})

describe('responses of the server while articles are arranged', () => {
  /** Comes back to the tab. */
  const focusWindow = () => act(() => void window.dispatchEvent(new Event('visibilitychange')))

  it('says that a text was corrected in the panel meanwhile, before it is dropped', async () => {
    const user = await open()
    await typeTitle(user, 0, 'Coiffes de fête')
    answered = { ...answer, articles: [coiffes, { ...bourree, hasTexteCorrige: true }] }
    focusWindow()

    expect(
      await screen.findByText(/^Son texte a été corrigé dans le panneau\. Le couper/),
    ).toBeVisible()
    expect(titles()).toEqual(['Coiffes de fête', 'La bourrée'])
    await press(user, /^Réunir au précédent/)
    await press(user, 'Annuler le dernier changement')
    await press(user, /^Couper : La bourrée/)
    await press(user, /^Couper avant : Les pas/)
    expect(screen.getByText(/« Enregistrer » le ramène au texte du PDF/)).toBeVisible()
  })

  it('does not give its version to articles of another answer', async () => {
    const user = await open()
    await typeTitle(user, 0, 'Coiffes de fête')
    answered = {
      ...newer,
      articles: [...newer.articles, { ...stored('d', 'D', [[3, 0]]), hasTexteCorrige: true }],
    }
    focusWindow()
    await press(user, 'Enregistrer')
    await waitFor(() => expect(saved).toBeDefined())
    expect(saved).toMatchObject({ version: 'v1', articles: [{ id: 'a' }, { id: 'b' }] })
  })

  it('is shown where nothing was changed here', async () => {
    await open()
    await screen.findAllByLabelText('Titre')
    answered = newer
    focusWindow()
    await waitFor(() =>
      expect(titles()).toEqual(['Les coiffes', 'La bourrée à deux temps', 'Les pas']),
    )
  })
})

it('the sentence of a step is not beside a later one', async () => {
  const user = await open()
  await press(user, /^Retirer : Les coiffes/)
  expect(screen.getByText('« Les coiffes » est retiré.')).toBeVisible()
  await typeTitle(user, 0, 'Danser')
  expect(screen.queryByText('« Les coiffes » est retiré.')).toBeNull()
})
