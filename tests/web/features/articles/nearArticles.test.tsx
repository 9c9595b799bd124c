import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildArticle,
  buildArticleSummary,
  buildFigure,
  mockArticles,
} from '../../support/articles'
import { buildRegard } from '../../support/builders'
import { mockSite } from '../../support/handlers'
import { mockIntersectionObserver } from '../../support/mockIntersectionObserver'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const path = '/regards/52/articles/un-langage-de-fil'

beforeEach(() => {
  mockSite(null, [buildRegard({ numero: 52 })])
  mockArticles([buildArticle()])
})

/** Mocks the articles near the article; @returns how often they were asked for. */
function mockNear(answer: () => Response) {
  const asked = vi.fn(answer)
  mockApi.get('/api/regards/numero/52/articles/un-langage-de-fil/proches', asked)
  return asked
}

const answer = (articles: object[]) => () => HttpResponse.json({ articles })

const near = answer([
  {
    ...buildArticleSummary({ slug: 'la-vielle', titre: 'La vielle', rubrique: 'Musique' }),
    ...{ numero: 48, titreDuNumero: 'Musiques', image: buildFigure('2-f1') },
  },
  {
    ...buildArticleSummary({ slug: 'le-sabot', titre: 'Le sabot', rubrique: null }),
    ...{ numero: 41, titreDuNumero: null },
  },
])

describe('articles near an article', () => {
  it('are asked for at its end only, and lead to the articles of their issues', async () => {
    const observer = mockIntersectionObserver()
    const asked = mockNear(near)
    renderApp(path)
    await screen.findByRole('heading', { level: 1, name: 'Un langage de fil' })
    await waitFor(() => expect(observer.rootMargins).toContain('1200px'))
    observer.tell(false)
    expect(asked).not.toHaveBeenCalled()

    observer.tell(true)
    const list = within(await screen.findByRole('region', { name: 'À lire aussi' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/regards/48/articles/la-vielle',
      '/regards/41/articles/le-sabot',
    ])
    const [first, second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent('MusiqueLa vielleRegards #48, Musiques')
    // The pictures are near the window, too.
    observer.tell(true)
    expect(first?.querySelector('img')).toHaveAttribute('alt', '')
    expect(second).toHaveTextContent('Le sabotRegards #41')
  })

  it.each([
    ['there are none', answer([])],
    ['they fail', () => HttpResponse.json({}, { status: 404 })],
  ])('are not spoken of when %s', async (_case, response) => {
    const observer = mockIntersectionObserver()
    const asked = mockNear(response)
    renderApp(path)
    await screen.findByRole('heading', { level: 1, name: 'Un langage de fil' })
    await waitFor(() => expect(observer.rootMargins).toContain('1200px'))
    observer.tell(true)
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(screen.queryByText('À lire aussi')).toBeNull()
    expect(screen.queryByText(/n’a pas pu être chargée/)).toBeNull()
  })
})
