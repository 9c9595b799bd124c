import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { administrateur } from '../../../support/builders'
import { mockSession } from '../../../support/handlers'
import { renderApp } from '../../../support/renderApp'
import { mockApi } from '../../../support/server'
import { forgetKept } from './arrangementPage'

const path = '/api/regards/numero/52/articles'

const article = {
  ...{ chapo: null, auteurs: [], rubrique: null, visible: true, image: null },
  ...{ hasTexteCorrige: false, corrige: true, aRevoir: false, ancienTexte: null },
}

const answer = {
  ...{ numero: 52, titre: 'Coiffes', version: 'v1' },
  articles: [
    {
      ...{ ...article, id: 'a', titre: 'Les coiffes', visible: false, blocs: [] },
      ...{ aRevoir: true, ancienTexte: 'Le tablier.\nLe châle.' },
    },
    { ...article, id: 'b', titre: 'La bourrée', blocs: [[1, 0]] },
  ],
  pages: [
    {
      ...{ page: 1, largeur: 595, hauteur: 842, vignette: null },
      images: [{ url: '/media/1-480.webp', largeur: 480 }],
      blocs: [{ type: 'paragraphe', texte: 'À deux temps.' }],
    },
  ],
}

beforeEach(forgetKept)

it('shows text that the new PDF lacks, until a person reviewed it', async () => {
  let saved: { articles: object[] } | undefined
  mockSession(administrateur)
  mockApi.get(`${path}/arrangement`, () => HttpResponse.json(answer))
  mockApi.put(path, async ({ request }) => {
    saved = (await request.json()) as typeof saved
    return HttpResponse.json(answer)
  })
  const { user } = renderApp('/adminregards/52/articles')
  expect(await screen.findByText(/n’a plus été retrouvé dans le nouveau PDF/)).toBeVisible()
  await user.click(screen.getByText(/^Ancien texte/))
  expect(screen.getByText(/Le châle/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^C’est revu/ }))
  expect(screen.queryByText(/plus été retrouvé/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(saved?.articles).toMatchObject([{ id: 'a', revu: true }, { id: 'b' }]))
  expect(saved?.articles[1]).not.toHaveProperty('revu')
})
