import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, vi } from 'vitest'
import { mockSession } from './handlers'
import { mockApi } from './server'
import { setViewportWidth } from './setViewportWidth'

type Parts = Record<string, unknown>

/** `GET /api/regards/numero/{n}/lecture` of a ready issue. */
export function buildLecture({ pageCount = 7, ...parts }: { pageCount?: number } & Parts = {}) {
  const folder = '/media/regards/dossier/pages/1'
  return {
    numero: 52,
    titre: 'Danses',
    dateParution: '2024-12-21T12:00:00.000Z',
    etat: 'prete',
    nombreDePages: pageCount,
    langue: 'fr',
    plan: [
      { titre: 'Éditorial', page: 2, niveau: 1 },
      { titre: 'La bourrée', page: 4, niveau: 1 },
    ],
    pdf: { url: '/media/regards/dossier/fichier.pdf', filesize: 1_000 },
    pages: Array.from({ length: pageCount }, (_, index) => ({
      page: index + 1,
      largeur: 595,
      hauteur: 842,
      vignette: 'data:image/webp;base64,AAAA',
      sansTexte: index === 2,
      images: [480, 960, 1600].map((largeur) => ({
        url: `${folder}/${index + 1}-${largeur}.webp`,
        largeur,
      })),
      couche: `${folder}/${index + 1}.json`,
    })),
    ...parts,
  }
}

/** Words of every page, and two links on it. */
const couche = {
  mots: [
    [1_000, 1_000, 800, 200, 'L’été'],
    [2_000, 1_000, 1_000, 200, 'la'],
    [3_200, 1_000, 1_000, 200, 'Bourrée'],
  ],
  liens: [
    { x: 1_000, y: 1_000, l: 800, h: 200, page: 4 },
    { x: 1_000, y: 5_000, l: 800, h: 200, url: 'https://exemple.test/danse' },
    { x: 1_000, y: 6_000, l: 800, h: 200, url: 'javascript:alert(1)' },
  ],
}

/**
 * Mocks the reading of an issue, its pages' words and its counter.
 * @returns how many views were counted
 */
export function mockLecture(lecture: Parts = buildLecture()) {
  const counts = { views: 0 }
  mockApi.get('/api/regards/numero/:numero/lecture', () => HttpResponse.json(lecture))
  mockApi.get('/media/regards/dossier/pages/1/:name', () => HttpResponse.json(couche))
  mockApi.post('/api/regards/numero/:numero/vue', () => {
    counts.views += 1
    return HttpResponse.json({})
  })
  return counts
}

type IssueSearch = { suggestion?: string; sans?: string[]; pages?: number[] }

/**
 * Mocks the search in an issue.
 * @param answers by query; others find nothing
 * @returns what was searched for
 */
export function mockIssueSearch(answers: Record<string, IssueSearch>): string[] {
  const asked: string[] = []
  mockApi.get('/api/regards/numero/52/recherche', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? ''
    asked.push(q)
    const { suggestion = null, sans = [], pages = [] } = answers[q] ?? {}
    const extrait = [
      { texte: 'La ', marque: false },
      { texte: 'bourrée', marque: true },
      { texte: ' de l’été', marque: false },
    ]
    const resultats = pages.map((page) => ({ page, extrait }))
    return HttpResponse.json({ q, total: pages.length, suggestion, sans, resultats })
  })
  return asked
}

/** Before each test: a visitor with a narrow screen; after it, nothing is stored. */
export function setUpReader(): void {
  beforeEach(() => {
    mockSession(null)
    setViewportWidth(400)
    // happy-dom loads no pictures, and calls them complete.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  })

  afterEach(() => {
    setViewportWidth(1024)
  })
}

export const findPicture = (page: number) =>
  screen.findByRole('img', { name: new RegExp(`^Page ${page} sur`) })

/** Presses a key where the focus is. */
export const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
