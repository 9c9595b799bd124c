import { HttpResponse } from 'msw'
import { mockApi } from './server'

type Parts = Record<string, unknown>

/** A picture of a page, as the API returns it. */
export const buildFigure = (name: string, parts: Parts = {}) => ({
  images: [480, 960].map((largeur) => ({
    url: `/media/regards/dossier/pages/1/${name}-${largeur}.webp`,
    largeur,
  })),
  largeur: 960,
  hauteur: 640,
  alternative: `Image ${name}`,
  legende: null,
  ...parts,
})

/** An article of a list, as `GET /api/regards/numero/{n}/articles` returns it. */
export const buildArticleSummary = (parts: Parts = {}) => ({
  slug: 'un-langage-de-fil',
  rang: 1,
  titre: 'Un langage de fil',
  chapo: 'Le costume disait d’où l’on venait.',
  auteurs: ['Anne Le Goff', 'Jean Martin'],
  rubrique: 'Costumes',
  premierePage: 3,
  dernierePage: 4,
  minutes: 5,
  image: null,
  ...parts,
})

export const paragraph = (texte: string, parts: Parts = {}) => ({
  type: 'paragraphe',
  page: 3,
  texte,
  ...parts,
})

/** An article, as `GET /api/regards/numero/{n}/articles/{slug}` returns it. */
export const buildArticle = (parts: Parts = {}) => ({
  ...buildArticleSummary(),
  numero: 52,
  titreDuNumero: 'Sous la coiffe',
  dateParution: '2026-09-20T12:00:00.000Z',
  langue: 'fr',
  motsCles: [],
  contenu: [paragraph('La coiffe dit le village.')],
  texteCorrige: null,
  precedent: null,
  suivant: null,
  pages: [3, 4].map((page) => ({
    page,
    largeur: 595,
    hauteur: 842,
    vignette: null,
    images: [480, 960].map((largeur) => ({
      url: `/media/regards/dossier/pages/1/${page}-${largeur}.webp`,
      largeur,
    })),
  })),
  ...parts,
})

/** Mocks articles of issue 52, by slug, and their list. */
export function mockArticles(articles: ReturnType<typeof buildArticle>[]): void {
  mockApi.get('/api/regards/numero/:numero/articles', ({ params }) =>
    HttpResponse.json({
      numero: Number(params.numero),
      titre: 'Sous la coiffe',
      dateParution: '2026-09-20T12:00:00.000Z',
      etat: 'prete',
      articles: params.numero === '52' ? articles : [],
    }),
  )
  mockApi.get('/api/regards/numero/:numero/articles/:slug', ({ params }) => {
    const found = articles.find(
      ({ numero, slug }) => slug === params.slug && String(numero) === params.numero,
    )
    if (found) return HttpResponse.json(found)
    const error = { message: 'Cet article n’existe pas.', code: 'article-not-found' }
    return HttpResponse.json({ errors: [error] }, { status: 404 })
  })
}
