import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { administrateur } from '../../../support/builders'
import { errorResponse, mockSession } from '../../../support/handlers'
import { mockApi, server } from '../../../support/server'
import { answer, forgetKept, open, path, titles } from './arrangementPage'

/** Requests of the reading's state. */
let asked: number
/** Requests of the articles that came before they were ready. */
let refused: number
/** States of the reading, one a request; the last one stays. */
let states: object[]

const state = (more: object) => ({
  ...{ etat: 'prete', enPreparation: false, correctionsEnCours: false, anciensArticles: false },
  ...{ raison: null, conseil: null, nombreDePages: 60, pagesTraitees: 12 },
  ...{ pagesNumerisees: 0, pagesReconnues: 0 },
  ...more,
})

beforeEach(async () => {
  await forgetKept()
  mockSession(administrateur)
  asked = 0
  refused = 0
  mockApi.get('/api/regards/lectures', () => {
    const lecture = states[Math.min(asked, states.length - 1)]
    asked += 1
    return HttpResponse.json({ lectures: { '52': lecture } })
  })
})

/** Gives the articles from the second state of the reading on. */
const articlesOnceReady = http.get(`${path}/arrangement`, () => {
  if (asked >= 2) return HttpResponse.json(answer)
  refused += 1
  return errorResponse(409, 'La lecture n’est pas prête.', { code: 'reading-not-ready' })
})

it('the articles of an issue whose reading is in preparation appear when it ends, not asked for before', async () => {
  states = [state({ etat: 'enCours', enPreparation: true }), state({})]
  server.use(articlesOnceReady)
  await open()
  expect(
    await screen.findByText(/^Préparation de la lecture en ligne : 12 \/ 60 pages\. Les articles/),
  ).toBeVisible()
  await vi.waitFor(() => expect(titles()).toEqual(['Les coiffes', 'La bourrée']), 6_000)
  expect(refused).toBe(0)
})

it.each([{ pagesReconnues: 0 }, { pagesReconnues: 5 }])(
  'the articles appear when the preparation ends, with %o of five scanned pages',
  async ({ pagesReconnues }) => {
    states = [
      state({ etat: 'enCours', enPreparation: true }),
      state({ pagesNumerisees: 5, pagesReconnues }),
    ]
    server.use(articlesOnceReady)
    await open()
    await screen.findByText(/Les articles s’affichent ici/)
    const alerts = vi.fn()
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('alert')) alerts()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await vi.waitFor(() => expect(titles()).toEqual(['Les coiffes', 'La bourrée']), 6_000)
    watch.disconnect()
    expect(alerts).not.toHaveBeenCalled()
  },
)

it('articles that a new preparation changes are shown when it ends', async () => {
  states = [state({ enPreparation: true }), state({})]
  const [first] = answer.articles
  mockApi.get(`${path}/arrangement`, () =>
    HttpResponse.json(asked < 2 ? answer : { ...answer, version: 'v2', articles: [first] }),
  )
  await open()
  await vi.waitFor(() => expect(titles()).toHaveLength(2))
  await vi.waitFor(() => expect(titles()).toEqual(['Les coiffes']), 6_000)
})

it('what is typed stays when a preparation ends', async () => {
  states = [state({ enPreparation: true }), state({})]
  mockApi.get(`${path}/arrangement`, () =>
    HttpResponse.json(asked < 2 ? answer : { ...answer, version: 'v2' }),
  )
  const user = await open()
  const [title] = await screen.findAllByLabelText('Titre')
  await user.clear(title as HTMLElement)
  await user.type(title as HTMLElement, 'Mon titre')
  await vi.waitFor(() => expect(asked).toBe(2), 6_000)
  await vi.waitFor(() => expect(titles()).toEqual(['Mon titre', 'La bourrée']))
})
