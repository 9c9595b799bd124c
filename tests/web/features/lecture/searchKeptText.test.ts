import { describe, expect, it } from 'vitest'
import { searchKeptText } from '@web/features/lecture/helpers/searchKeptText'

const page = { texteCorrige: null, verifiee: false, sansTexte: false, reconnaissance: null }
const words = (texte: string) => ({ type: 'paragraphe' as const, texte })
const line = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

const issue = {
  ...{ numero: 52, titre: null, dateParution: '2026-09-20', etat: 'prete' as const },
  ...{ langue: 'fr', plan: [] },
  pages: [
    { ...page, page: 1, blocs: [words('Les brodeuses de la place.')] },
    {
      ...page,
      page: 2,
      blocs: [
        { type: 'liste' as const, ordonnee: false, elements: ['Le lin', 'Le chanvre'] },
        { type: 'tableau' as const, entete: ['Pays'], lignes: [['Bigouden']] },
        { type: 'image' as const, alternative: '', legende: 'Un brodeur.', image: null },
      ],
    },
    {
      ...page,
      page: 3,
      blocs: [words('Ce qui fut trouvé.')],
      texteCorrige: { root: { children: [line('La danse de la fête,'), line('au pays.')] } },
    },
  ],
}

const search = (q: string) => {
  const { resultats, sans, total } = searchKeptText(issue, q)
  expect(total).toBe(resultats.length)
  return [resultats.map((result) => result.page), ...sans]
}

describe('the search in an issue without the server', () => {
  it.each([
    ['brodeur', [[1, 2]]],
    ['bigoudens chanvre', [[2]]],
    ['« la danse »', [[3]]],
    ['brodeuse -place', [[2]]],
    ['chanv', [[2]]],
    ['trouvé', [[]]],
    ['xyzzy', [[]]],
    ['brodeuse bigouden xyzzy', [[2], 'xyzzy']],
    ['« danse fête »', [[3], 'danse fête']],
    ['', [[]]],
  ])('finds by %s what the site would find', (q, found) => {
    expect(search(q)).toEqual(found)
  })

  it('marks the words in an extract of the page', () => {
    const [result] = searchKeptText(issue, 'brodeuse place').resultats
    expect(result?.extrait.filter(({ marque }) => marque)).toEqual([
      { texte: 'brodeuses', marque: true },
      { texte: 'place', marque: true },
    ])
    expect(result?.extrait.map(({ texte }) => texte).join('')).toBe('Les brodeuses de la place.')
  })
})
