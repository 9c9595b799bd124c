import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Regard } from '@payload-types'
import { administrateur, buildRegard, buildRegards } from '../../../support/builders'
import { mockRegards, mockSession } from '../../../support/handlers'
import { renderApp } from '../../../support/renderApp'
import { chooseAction, pressButton } from '../../../support/buttons'
import { mockApi, server } from '../../../support/server'

const section = async () => within(await screen.findByRole('region', { name: 'Les numéros' }))

beforeEach(() => mockSession(administrateur))

describe('the list of published issues', () => {
  it('says that there are no issues yet', async () => {
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

  it('shows 25 issues a page', async () => {
    mockRegards(buildRegards(30))
    renderApp('/adminregards')
    expect(await screen.findByText('Page 1 sur 2')).toBeVisible()
    await pressButton('Page suivante')

    expect(await screen.findByRole('heading', { name: '#1' })).toBeVisible()
    expect((await section()).getAllByRole('listitem')).toHaveLength(5)
    expect(screen.queryByRole('button', { name: 'Page suivante' })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Les numéros' })).toHaveFocus()
    await pressButton('Page précédente')
    expect(await screen.findByRole('heading', { name: '#30' })).toBeVisible()
  })

  it('finds an issue of any page by its number, and by a word of its title', async () => {
    const issues = buildRegards(60)
    mockRegards(issues.map((one) => (one.numero === 8 ? { ...one, titre: 'Sabots 7' } : one)))
    const { user, currentUrl } = renderApp('/adminregards')
    const field = await screen.findByLabelText('Chercher un numéro')
    await user.type(field, 'n° 7')
    expect(await screen.findByText('1 numéro trouvé')).toBeVisible()
    expect(screen.getByRole('heading', { name: '#7' })).toBeVisible()

    await user.clear(field)
    await user.type(field, '7{Enter}')
    expect(await screen.findByText('2 numéros trouvés')).toBeVisible()
    expect(screen.getByRole('heading', { name: '#8' })).toBeVisible()
    await user.clear(field)
    await user.type(field, 'sabots{Enter}')
    expect(await screen.findByText('1 numéro trouvé')).toBeVisible()
    expect(currentUrl()).toBe('/adminregards?q=sabots')

    await user.clear(field)
    await user.type(field, '61{Enter}')
    expect(await screen.findByText(/^Aucun numéro ne correspond à «\s61\s»\.$/)).toBeVisible()
    await user.clear(field)
    expect(await screen.findByRole('heading', { name: '#60' })).toBeVisible()
  })

  it('shows the drafts alone, also after a reload', async () => {
    mockRegards([
      buildRegard({ numero: 3, _status: 'draft' }),
      ...buildRegards(2, { _status: 'published' }),
    ])
    const { user, currentUrl } = renderApp('/adminregards')
    await screen.findByRole('heading', { name: '#1' })
    await user.click(screen.getByRole('radio', { name: 'Brouillons' }))
    expect(await screen.findByText('1 numéro trouvé')).toBeVisible()
    expect(screen.getByRole('heading', { name: '#3' })).toBeVisible()
    expect(currentUrl()).toBe('/adminregards?statut=brouillons')
    await user.click(screen.getByRole('radio', { name: 'Publiés' }))
    expect(await screen.findByText('2 numéros trouvés')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Tous' }))
    await waitFor(async () => expect((await section()).getAllByRole('listitem')).toHaveLength(3))
  })

  it('begins as its address says', async () => {
    mockRegards([
      buildRegard({ numero: 3, _status: 'draft' }),
      ...buildRegards(2, { _status: 'published' }),
    ])
    renderApp('/adminregards?statut=brouillons')
    expect(await screen.findByText('1 numéro trouvé')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Brouillons' })).toBeChecked()
  })

  it('shows those whose reading failed, where there are any', async () => {
    mockRegards(buildRegards(4))
    mockApi.get('/api/lectures', { docs: [{ document: 'pdf-2' }], totalDocs: 1 })
    const { user } = renderApp('/adminregards')
    await user.click(await screen.findByRole('radio', { name: 'Lecture en échec (1)' }))
    expect(await screen.findByText('1 numéro trouvé')).toBeVisible()
    expect(screen.getByRole('heading', { name: '#2' })).toBeVisible()
  })

  it('fetches only the shown page again after a change', async () => {
    mockRegards(buildRegards(30))
    mockApi.patch('/api/regards/:id', { doc: {} })
    const { user } = renderApp('/regards')
    await screen.findByRole('heading', { name: '#30' })
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))
    await user.click(await screen.findByRole('link', { name: 'Administration' }))
    await pressButton('Page suivante')
    await chooseAction(5, 'Retirer du site')
    const asked: (string | null)[] = []
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const isList = pathname === '/api/regards' && !searchParams.has('trash')
      if (request.method === 'GET' && isList) asked.push(searchParams.get('page'))
    })
    await pressButton('Retirer')

    await screen.findByText('Le numéro 5 n’est plus sur le site.')
    expect(asked).toEqual(['2'])
    server.events.removeAllListeners()
  })

  it('has a menu of the rarer actions, which the keyboard works', async () => {
    mockRegards(buildRegards(1, { _status: 'published' }))
    const { user } = renderApp('/adminregards')
    const toggle = await screen.findByRole('button', { name: 'Autres actions sur le numéro 1' })
    toggle.focus()
    await user.keyboard('{Enter}')
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Voir sur le site',
      'Pages et textes',
      'Préparer la lecture en ligne',
      'Fiche et versions',
      'Retirer du site',
      'Supprimer',
    ])
    expect(screen.getByRole('menuitem', { name: 'Voir sur le site' })).toHaveFocus()
    await user.keyboard('{End}')
    expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Retirer du site' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(toggle).toHaveFocus()

    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toHaveFocus()
    await user.tab()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await user.click(toggle)
    await user.click(screen.getByRole('heading', { name: 'Les numéros' }))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await user.click(toggle)
    await user.click(screen.getByRole('menuitem', { name: 'Retirer du site' }))
    await pressButton('Annuler')
    expect(toggle).toHaveFocus()
  })

  it('leads from each issue to its pages in the panel', async () => {
    mockRegards([buildRegard({ numero: 7 })])
    renderApp('/adminregards')

    await pressButton('Autres actions sur le numéro 7')
    const link = await screen.findByRole('menuitem', { name: 'Pages et textes' })
    expect(link).toHaveAttribute(
      'href',
      '/admin/collections/pagesDeRegards?sort=page&limit=100&where[or][0][and][0][document][equals]=pdf-7',
    )
  })

  it('leads to the trash, where a deleted issue is restored, and says how many are there', async () => {
    mockRegards([])
    mockApi.get('/api/regards', ({ request }) =>
      new URL(request.url).searchParams.get('trash') === 'true'
        ? HttpResponse.json({ docs: [{ numero: 4 }], totalDocs: 2 })
        : undefined,
    )
    renderApp('/adminregards')
    const link = await screen.findByRole('link', { name: 'Corbeille (2)' })
    expect(link).toHaveAttribute('href', '/admin/collections/regards/trash')
  })

  it('says how many scanned pages have no text, or an uncertain one, and leads to them', async () => {
    mockRegards([])
    const asked: string[] = []
    mockApi.get('/api/pagesDeRegards', ({ request }) => {
      const query = decodeURIComponent(new URL(request.url).search)
      asked.push(query)
      return HttpResponse.json({ docs: [{}], totalDocs: query.includes('incertaine') ? 1 : 12 })
    })
    renderApp('/adminregards')

    const link = await screen.findByRole('link', { name: /^12\spages numérisées sont sans texte$/ })
    expect(link).toHaveAttribute('href', expect.stringContaining('[sansTexte][equals]=true'))
    const uncertain = await screen.findByRole('link', {
      name: 'Une page reconnue automatiquement est à vérifier',
    })
    const condition = '[reconnaissance][equals]=incertaine'
    expect(uncertain).toHaveAttribute('href', expect.stringContaining(condition))
    for (const query of asked) expect(query).toContain('where[and][1][verifiee][not_equals]=true')
    // The text of a page that waits is still to come.
    expect(asked.join()).toContain('[reconnaissance][not_equals]=attente')
  })
})
