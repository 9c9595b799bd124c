import { screen, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Regard } from '@payload-types'
import { administrateur, buildRegard, buildRegards } from '../../support/builders'
import { mockRegards, mockSession } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { pressButton } from '../../support/buttons'
import { server } from '../../support/server'

const section = async () => within(await screen.findByRole('region', { name: 'Numéros publiés' }))

beforeEach(() => mockSession(administrateur))

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

    mockRegards([buildRegard({ numero: 7 })])
    await pressButton('Réessayer')
    expect(await screen.findByRole('heading', { name: '#7' })).toBeVisible()
  })

  it('says that there is none yet', async () => {
    mockRegards([])
    renderApp('/adminregards')

    expect(await screen.findByText('Aucun numéro n’est encore publié.')).toBeVisible()
  })

  it('shows each issue with its date, its title and its counts, newest first', async () => {
    const [newest, other] = buildRegards(2) as [Regard, Regard]
    mockRegards([
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
    mockRegards(buildRegards(30))
    renderApp('/adminregards')
    await pressButton('Afficher plus de numéros')

    expect(await screen.findByRole('heading', { name: '#1' })).toBeVisible()
    expect((await section()).getAllByRole('listitem')).toHaveLength(30)
    expect(screen.queryByRole('button', { name: /Afficher plus/ })).not.toBeInTheDocument()
  })

  it('leads from each issue to its pages in the panel', async () => {
    mockRegards([buildRegard({ numero: 7 })])
    renderApp('/adminregards')

    const link = await screen.findByRole('link', { name: /^Pages et textes du numéro 7$/ })
    expect(link).toHaveAttribute(
      'href',
      '/admin/collections/pagesDeRegards?sort=page&limit=100&where[or][0][and][0][document][equals]=pdf-7',
    )
  })

  it('says how many scanned pages have no text, and leads to them', async () => {
    mockRegards([])
    const asked: string[] = []
    server.use(
      http.get('/api/pagesDeRegards', ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json({ docs: [{}], totalDocs: 12 })
      }),
    )
    renderApp('/adminregards')

    const link = await screen.findByRole('link', { name: /^12\spages numérisées sont sans texte$/ })
    expect(link).toHaveAttribute('href', expect.stringContaining('[sansTexte][equals]=true'))
    expect(decodeURIComponent(asked.join())).toContain('where[and][1][verifiee][not_equals]=true')
  })
})
