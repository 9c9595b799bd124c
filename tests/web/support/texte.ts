import { delay, HttpResponse } from 'msw'
import { mockApi } from './server'

/** An issue's text, as `GET /api/regards/numero/{n}/texte` returns it. */
export const buildTexte = (parts: Record<string, unknown> = {}) => ({
  numero: 52,
  titre: 'Les coiffes',
  dateParution: '2024-03-21T12:00:00.000Z',
  etat: 'prete',
  langue: 'fr',
  pages: [
    {
      page: 1,
      blocs: [{ type: 'paragraphe', texte: 'Bonjour.' }],
      texteCorrige: null,
      verifiee: false,
      sansTexte: false,
    },
  ],
  ...parts,
})

export const buildTextePage = (
  page: number,
  blocs: unknown[],
  parts: Record<string, unknown> = {},
) => ({
  page,
  blocs,
  texteCorrige: null,
  verifiee: false,
  sansTexte: false,
  ...parts,
})

/** Mocks the text of issue 52, whose response takes some milliseconds. */
export function mockTexte(texte: object, delayMs = 0): void {
  mockApi.get('/api/regards/numero/52/texte', async () => {
    await delay(delayMs)
    return HttpResponse.json(texte)
  })
}
