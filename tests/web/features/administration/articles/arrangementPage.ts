import { screen } from '@testing-library/react'
import { formDatabase } from '@web/features/administration/publication/drafts/formDatabase'
import { toFormKey } from '@web/features/administration/publication/drafts/FormStore'
import { administrateur } from '../../../support/builders'
import { renderApp } from '../../../support/renderApp'

export const path = '/api/regards/numero/52/articles'

/** Names what the browser keeps of changes to the articles. */
export const form = 'articles:52'

/** Forgets what an earlier test changed and did not save. */
export const forgetKept = () => formDatabase.remove(toFormKey(administrateur.id, form))

const titre = (texte: string) => ({ type: 'titre', niveau: 2, texte })
const paragraphe = (texte: string) => ({ type: 'paragraphe', texte })
const picture = (page: number) => ({
  ...{ type: 'image', alternative: '', legende: 'Une coiffe', nom: `${page}-f1` },
  image: {
    images: [{ url: `/media/${page}-f1-480.webp`, largeur: 480 }],
    largeur: 480,
    hauteur: 320,
  },
})

const pages = [
  [titre('Les coiffes'), picture(1), paragraphe('De lin.')],
  [paragraphe('À deux temps.'), titre('Les pas'), paragraphe('Avancer.')],
  [paragraphe('Un texte que personne n’a pris. '.repeat(10))],
].map((blocs, index) => ({
  ...{ page: index + 1, largeur: 595, hauteur: 842, vignette: null, blocs },
  images: [{ url: `/media/${index + 1}-480.webp`, largeur: 480 }],
}))

export const stored = (id: string, titre: string, blocs: number[][]) => ({
  ...{ id, titre, blocs, chapo: null, auteurs: ['Anne Le Goff', 'Jean Rey'], rubrique: null },
  ...{ visible: true, image: null, hasTexteCorrige: false, corrige: false },
  ...{ aRevoir: false, ancienTexte: null },
})

export const answer = {
  ...{ numero: 52, titre: 'Coiffes', version: 'v1', pages },
  articles: [
    stored('a', 'Les coiffes', [
      [1, 1],
      [1, 2],
    ]),
    stored('b', 'La bourrée', [
      [2, 0],
      [2, 1],
      [2, 2],
    ]),
  ],
}

export const open = async () => {
  const { user } = renderApp('/adminregards/52/articles')
  await screen.findByRole('heading', { name: 'Articles du numéro 52' })
  return user
}
export const titles = () =>
  screen.getAllByLabelText<HTMLInputElement>('Titre').map(({ value }) => value)
type User = ReturnType<typeof renderApp>['user']
export const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
