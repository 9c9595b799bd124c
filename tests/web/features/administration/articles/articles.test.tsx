import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { administrateur, editeur } from '../../../support/builders'
import { errorResponse, mockSession } from '../../../support/handlers'
import { expectAlert } from '../../../support/expectations'
import { renderApp } from '../../../support/renderApp'
import { mockApi } from '../../../support/server'
import { expectConsoleError } from '../../../support/consoleErrors'
import { answer, forgetKept, open, path, press, titles } from './arrangementPage'

/** What was saved. */
let saved: { version: string; articles: { titre: string; blocs: number[][] }[] } | undefined

beforeEach(async () => {
  await forgetKept()
  saved = undefined
  mockSession(administrateur)
  mockApi.get(`${path}/arrangement`, () => HttpResponse.json(answer))
  mockApi.put(path, async ({ request }) => {
    saved = (await request.json()) as typeof saved
    const articles = saved?.articles.map((article, index) => ({
      id: `stored-${index}`,
      ...article,
    }))
    return HttpResponse.json({ ...answer, articles, version: 'v2' })
  })
})

it('shows the articles with their pages, and saves the changes', async () => {
  const user = await open()
  const [first] = await screen.findAllByLabelText('Titre')
  expect(titles()).toEqual(['Les coiffes', 'La bourrée'])
  expect(screen.getByText('page 2', { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await user.clear(first as HTMLElement)
  await user.type(first as HTMLElement, 'Coiffes de fête')
  await press(user, /^Détails : La bourrée/)
  expect(screen.getByLabelText('Auteurs')).toHaveValue('Anne Le Goff, Jean Rey')
  await user.type(screen.getByLabelText('Rubrique'), 'Danse')
  await press(user, 'Enregistrer')

  expect(await screen.findByText('Les articles sont enregistrés.')).toBeVisible()
  expect(saved).toMatchObject({
    version: 'v1',
    articles: [
      { id: 'a', titre: 'Coiffes de fête', chapo: null, rubrique: null, visible: true },
      { id: 'b', rubrique: 'Danse', auteurs: ['Anne Le Goff', 'Jean Rey'] },
    ],
  })
})

it('an article is cut, joined again, taken away; each step is told and undone', async () => {
  const user = await open()
  await press(user, /^Couper : La bourrée/)
  await press(user, /^Couper avant : Les pas/)
  expect(titles()).toEqual(['Les coiffes', 'La bourrée', 'Les pas'])
  expect(screen.getByText('« La bourrée » est coupé en deux.')).toBeVisible()
  // The new article has the focus.
  expect(screen.getAllByLabelText('Titre')[2]).toHaveFocus()

  await press(user, /^Réunir au précédent : La bourrée/)
  expect(titles()).toEqual(['Les coiffes', 'Les pas'])
  await press(user, 'Annuler le dernier changement')
  expect(titles()).toEqual(['Les coiffes', 'La bourrée', 'Les pas'])

  await press(user, /^Retirer : Les coiffes/)
  expect(titles()).toEqual(['La bourrée', 'Les pas'])
  await press(user, /^Monter : Les pas/)
  expect(titles()).toEqual(['Les pas', 'La bourrée'])
  await press(user, /^Masquer : Les pas/)
  expect(screen.getByText('Masqué aux visiteurs')).toBeVisible()
  for (let step = 0; step < 4; step += 1) await press(user, 'Annuler le dernier changement')
  expect(titles()).toEqual(['Les coiffes', 'La bourrée'])
  expect(screen.getByRole('button', { name: 'Annuler le dernier changement' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('a typed title is one step to undo', async () => {
  const user = await open()
  const [first] = await screen.findAllByLabelText('Titre')
  await user.type(first as HTMLElement, ' de fête')
  await press(user, 'Annuler le dernier changement')
  expect(titles()).toEqual(['Les coiffes', 'La bourrée'])
})

it('a text without an article becomes one; a picture and pages are chosen', async () => {
  const user = await open()
  const free = within(await screen.findByRole('region', { name: '1 page hors des articles' }))
  await user.click(free.getByRole('button', { name: 'Ajouter à « La bourrée » : page 3' }))
  expect(screen.getByText('La page 3 est ajoutée à « La bourrée ».')).toBeVisible()
  expect(screen.queryByRole('region', { name: /hors des articles/ })).toBeNull()
  await press(user, 'Annuler le dernier changement')
  const again = within(screen.getByRole('region', { name: '1 page hors des articles' }))
  await user.click(again.getByRole('button', { name: 'En faire un article : page 3' }))
  expect(titles()).toHaveLength(3)

  await press(user, /^Détails : Les coiffes/)
  await user.click(screen.getByRole('radio', { name: 'Une coiffe' }))
  await user.selectOptions(screen.getByLabelText('Dernière page'), '2')
  expect(titles(), 'nothing yet').toHaveLength(3)
  await press(user, 'Donner ces pages à l’article')
  expect(screen.getByText(/« La bourrée » n’a plus de texte et s’en va\.$/)).toBeVisible()
  expect(titles()).toEqual(['Les coiffes', expect.stringMatching(/^Un texte/)])
  await press(user, 'Enregistrer')
  await waitFor(() => expect(saved).toBeDefined())
  expect(saved?.articles[0]).toMatchObject({
    image: '1-f1',
    blocs: [
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ],
  })
})

it('an article without a title is not saved, and gets the focus', async () => {
  const user = await open()
  const [, second] = await screen.findAllByLabelText('Titre')
  await user.clear(second as HTMLElement)
  await press(user, 'Enregistrer')
  expect(screen.getByText('Donnez un titre à cet article.')).toBeVisible()
  expect(second).toHaveFocus()
  expect(saved).toBeUndefined()
})

it('an article that is left without a text is not saved, and says why', async () => {
  const user = await open()
  await press(user, /^Couper : La bourrée/)
  await press(user, /^Couper avant : Les pas/)
  // Meanwhile the page of the new article has lost a block.
  const [cover, page, ...others] = answer.pages
  mockApi.put(path, () => errorResponse(409, 'Ils ont changé.', { code: 'articles-changed' }))
  mockApi.get(`${path}/arrangement`, () =>
    HttpResponse.json({
      ...{ ...answer, version: 'v2' },
      pages: [cover, { ...page, blocs: page?.blocs.slice(1) }, ...others],
    }),
  )
  expectConsoleError(/n’ont pas été enregistrés/)
  await press(user, 'Enregistrer')
  await screen.findByRole('alert')
  await press(user, 'Enregistrer')
  expect(await screen.findByText(/^Cet article n’a pas de texte/)).toBeVisible()
  expect(screen.getByDisplayValue('Les pas')).toHaveFocus()
  expect(saved).toBeUndefined()
})

it('shows another account’s changes, and loses nothing', async () => {
  const message = 'Les articles ont changé entre-temps.'
  mockApi.put(path, () => errorResponse(409, message, { code: 'articles-changed' }))
  expectConsoleError(/n’ont pas été enregistrés/)
  const user = await open()
  await press(user, /^Retirer : Les coiffes/)
  await press(user, 'Enregistrer')
  await expectAlert(message)
  expect(titles()).toEqual(['La bourrée'])
})

it('articles are proposed anew after a question', async () => {
  const asked = vi.fn()
  mockApi.post(`${path}/propositions`, () => {
    asked()
    return HttpResponse.json({ ...answer, articles: answer.articles.slice(1) })
  })
  const user = await open()
  await press(user, 'Proposer de nouveau')
  const dialog = within(screen.getByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Annuler' }))
  expect(asked).not.toHaveBeenCalled()
  await press(user, 'Proposer de nouveau')
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Proposer de nouveau' }),
  )
  await waitFor(() => expect(titles()).toEqual(['La bourrée']))
})

it('a reading that is not ready says so, with the words of the server', async () => {
  const message = 'Le PDF de ce numéro est en cours de préparation.'
  mockApi.get(`${path}/arrangement`, () =>
    errorResponse(409, message, { code: 'reading-not-ready' }),
  )
  renderApp('/adminregards/52/articles')
  expect(await screen.findByText(message)).toBeVisible()
})

it('is for administrators', async () => {
  mockSession(editeur)
  renderApp('/adminregards/52/articles')
  expect(await screen.findByText('Accès réservé aux administrateurs')).toBeVisible()
})

it('shows all hidden articles at once, in one step that is undone', async () => {
  const hidden = answer.articles.map((article) => ({ ...article, visible: false }))
  mockApi.get(`${path}/arrangement`, { ...answer, articles: hidden })
  const user = await open()
  const showAll = 'Montrer les 2 articles masqués'
  await press(user, showAll)
  expect(screen.queryByRole('button', { name: showAll })).toBeNull()
  await press(user, 'Annuler le dernier changement')
  await press(user, showAll)
  await press(user, 'Enregistrer')
  await screen.findByText('Les articles sont enregistrés.')
  expect(saved?.articles).toMatchObject([{ visible: true }, { visible: true }])
})
