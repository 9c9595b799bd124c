import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { administrateur, buildRegard } from '../../../support/builders'
import { expectConsoleError } from '../../../support/consoleErrors'
import { errorResponse, mockSite } from '../../../support/handlers'
import { chooseAction, pressButton } from '../../../support/buttons'
import { expectLink } from '../../../support/expectations'
import { renderApp } from '../../../support/renderApp'
import { mockApi } from '../../../support/server'

const issues = [4, 3, 2, 1].map((numero) => buildRegard({ numero }))

const rowOf = async (numero: number) =>
  within(await screen.findByRole('listitem', { name: `#${numero}` }))

/** The id of the PDF of an issue. */
const pdfIdOf = ({ numero }: { numero: number }): string => `pdf-${numero}`

const state = (etat: string, more = {}) => ({
  ...{
    etat,
    enPreparation: false,
    correctionsEnCours: false,
    anciensArticles: false,
    raison: null,
    conseil: null,
  },
  ...{ nombreDePages: 60, pagesTraitees: 12 },
  ...{ pagesNumerisees: 0, pagesReconnues: 0 },
  ...more,
})

beforeEach(() => mockSite(administrateur, issues))

it('tells of each issue whether it can be read online', async () => {
  const states = [
    state('enCours'),
    state('prete', { correctionsEnCours: true }),
    state('indisponible', { raison: 'Ce PDF est abîmé.' }),
    state('attente', { nombreDePages: 0 }),
  ]
  const lectures = Object.fromEntries(issues.map(({ id }, index) => [id, states[index]]))
  mockApi.get('/api/regards/lectures', { lectures })
  renderApp('/adminregards')

  await (await rowOf(4)).findByText('Préparation de la lecture en ligne : 12 / 60 pages')
  expect((await rowOf(3)).getByText('Lisible en ligne')).toBeVisible()
  expect((await rowOf(3)).getByText('Corrections en cours de reprise')).toBeVisible()
  expect((await rowOf(4)).queryByText(/en cours de reprise/)).toBeNull()
  const articles = (await rowOf(3)).getByRole('link', { name: 'Articles du numéro 3' })
  expect(articles).toHaveAttribute('href', '/adminregards/3/articles')
  expect((await rowOf(4)).queryByRole('link', { name: /^Articles/ })).toBeNull()
  expect(
    (await rowOf(2)).getByText('Lecture en ligne indisponible : Ce PDF est abîmé.'),
  ).toBeVisible()
  expect(
    (await rowOf(1)).getByText('Préparation de la lecture en ligne : en attente'),
  ).toBeVisible()
})

describe('a reading that is prepared again', () => {
  const [newest] = issues
  const id = newest?.id ?? ''
  let lecture: object
  let asked: string[]

  beforeEach(() => {
    asked = []
    mockApi.get('/api/regards/lectures', () => HttpResponse.json({ lectures: { [id]: lecture } }))
    mockApi.post('/api/regards/:id/lecture', ({ params }) => {
      asked.push(String(params.id))
      lecture = { ...lecture, enPreparation: true, pagesTraitees: 0 }
      return HttpResponse.json({ lecture }, { status: 202 })
    })
  })

  it('shows the reason and advice of a failure, and waits once it is queued again', async () => {
    lecture = state('indisponible', {
      raison: 'Ce PDF demande trop de temps à préparer.',
      conseil: 'Préparez-le de nouveau.',
    })
    renderApp('/adminregards')
    const row = await rowOf(4)
    expect(await row.findByText('Préparez-le de nouveau.')).toBeVisible()
    expect(row.getByText('Échec de la lecture')).toBeVisible()
    await pressButton('Préparer de nouveau le numéro 4')
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Vos corrections des pages et des articles restent/,
    )
    await pressButton('Préparer')

    expect(await screen.findByText('La lecture en ligne du numéro 4 se prépare.')).toBeVisible()
    expect(await row.findByText('En préparation')).toBeVisible()
    expect(row.queryByText('Préparez-le de nouveau.')).not.toBeInTheDocument()
    expect(asked).toEqual([id])
  })

  it('stays readable, and shows how far it is', async () => {
    lecture = state('prete')
    renderApp('/adminregards')
    await (await rowOf(4)).findByText('Lisible en ligne')
    await chooseAction(4, 'Préparer de nouveau la lecture')
    await pressButton('Préparer')
    const row = await rowOf(4)
    await row.findByText('Lisible en ligne. Nouvelle préparation : en attente')

    lecture = { ...lecture, pagesTraitees: 15 }
    const bar = await row.findByRole('progressbar')
    expect(bar).toHaveAttribute('aria-valuenow', '25')
    expect(bar).toHaveAccessibleName(
      /^Lisible en ligne\. Nouvelle préparation\s: 15\s\/\s60\spages$/,
    )
    await pressButton('Autres actions sur le numéro 4')
    expect(screen.queryByRole('menuitem', { name: /^Préparer/ })).not.toBeInTheDocument()
  })

  it('tells why it could not be asked for', async () => {
    expectConsoleError(/^La demande a échoué/)
    lecture = state('indisponible')
    mockApi.post('/api/regards/:id/lecture', () => errorResponse(404, 'Ce numéro n’existe pas.'))
    renderApp('/adminregards')
    await pressButton('Préparer de nouveau le numéro 4')
    await pressButton('Préparer')
    expect(await screen.findByText(/La demande a échoué.*Ce numéro n’existe pas/)).toBeVisible()
  })
})

it('leads to the articles that visitors do not see, and to the articles that the new PDF does not have', async () => {
  const [, ...ready] = issues.slice(0, 3)
  const lectures = Object.fromEntries(ready.map(({ id }) => [id, state('prete')]))
  const asked: (string | null)[] = []
  mockApi.get('/api/regards/lectures', { lectures })
  mockApi.get('/api/articles', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('where[and][0][document][in]'))
    const document = pdfIdOf({ numero: 2 })
    const toReview = { document, aRevoir: true }
    return HttpResponse.json({ docs: [{ document }, { document }, toReview] })
  })
  renderApp('/adminregards')

  const row = await rowOf(2)
  expect(await row.findByText(/^2 articles proposés sont masqués/)).toBeVisible()
  expectLink(/^les relire/, '/adminregards/2/articles', row)
  expect(row.getByText(/^1 article n’a plus été retrouvé dans le nouveau PDF/)).toBeVisible()
  expectLink(/^le revoir/, '/adminregards/2/articles', row)
  expect((await rowOf(3)).queryByText(/masqué/)).toBeNull()
  expect(asked).toEqual([ready.map(pdfIdOf).join()])
})

it('asks again which articles wait once a reading that is prepared anew has ended', async () => {
  let asked = 0
  const id = issues[0]?.id ?? ''
  const document = pdfIdOf({ numero: 4 })
  mockApi.get('/api/regards/lectures', () => {
    asked += 1
    return HttpResponse.json({ lectures: { [id]: state('prete', { enPreparation: asked < 3 }) } })
  })
  mockApi.get('/api/articles', () =>
    HttpResponse.json({ docs: asked < 3 ? [] : [{ document }, { document }] }),
  )
  renderApp('/adminregards')

  const row = await rowOf(4)
  await row.findByText(/Nouvelle préparation/)
  expect(await row.findByText(/^2 articles proposés/, {}, { timeout: 8_000 })).toBeVisible()
}, 12_000)

it('follows the preparation until its end', async () => {
  let asked = 0
  mockApi.get('/api/regards/lectures', () => {
    asked += 1
    const id = issues[0]?.id ?? ''
    return HttpResponse.json({ lectures: { [id]: state(asked === 1 ? 'enCours' : 'prete') } })
  })
  renderApp('/adminregards')

  await (await rowOf(4)).findByText(/12 \/ 60/)
  expect(await (await rowOf(4)).findByText('Lisible en ligne')).toBeVisible()
})

it('shows the recognition of scanned pages of a readable issue', async () => {
  let asked = 0
  mockApi.get('/api/regards/lectures', () => {
    asked += 1
    const id = issues[0]?.id ?? ''
    const counts = { pagesNumerisees: 40, pagesReconnues: asked === 1 ? 12 : 40 }
    return HttpResponse.json({ lectures: { [id]: state('prete', counts) } })
  })
  renderApp('/adminregards')

  await (await rowOf(4)).findByText('Lisible en ligne. Texte reconnu : 12 pages sur 40')
  expect(await (await rowOf(4)).findByText('Lisible en ligne')).toBeVisible()
})

it('asks for the states of the shown issues only', async () => {
  const asked: (string | null)[] = []
  mockApi.get('/api/regards/lectures', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('numeros'))
    return HttpResponse.json({ lectures: { [issues[0]?.id ?? '']: state('prete') } })
  })
  renderApp('/adminregards')

  expect(await (await rowOf(4)).findByText('Lisible en ligne')).toBeVisible()
  expect(asked).toEqual(['4,3,2,1'])
})
