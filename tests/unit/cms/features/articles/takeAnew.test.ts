import { describe, expect, test } from 'vitest'
import { takeAnew } from '../../../../../cms/src/features/articles/sync/takeAnew'
import type { PageWithBlocs } from '../../../../../cms/src/features/articles/records/pageBlocs'
import type {
  BlocDArticle,
  StoredArticle,
} from '../../../../../cms/src/features/articles/records/storedArticles'
import type { Bloc } from '../../../../../cms/src/features/lecture/types'

const FICHIER = 'regards/premier'

const text = (texte: string): Extract<Bloc, { type: 'paragraphe' }> => ({
  type: 'paragraphe',
  texte,
})
const picture = (nom: string, x = 1_000): Bloc => ({
  type: 'image',
  alternative: '',
  figure: {
    ...{ nom, tailles: [480], largeur: 480, hauteur: 300 },
    place: [x, 1_000, 3_000, 2_000],
  },
})

const on = (page: number, ...blocs: Bloc[]): BlocDArticle[] =>
  blocs.map((bloc) => ({ ...bloc, page }))

const page = (number: number, ...blocs: Bloc[]): PageWithBlocs => ({
  ...{ id: `page-${number}`, page: number, largeur: 595, hauteur: 842 },
  ...{ dossier: 'regards/premier/pages/1', tailles: [480], blocs },
})

const article = (blocs: BlocDArticle[], values: Partial<StoredArticle> = {}): StoredArticle => ({
  ...{ id: 'un', document: 'pdf', rang: 1, titre: 'La coiffe', chapo: null, auteurs: ['Anne'] },
  ...{ rubrique: null, premierePage: 2, dernierePage: 3, image: null, motsCles: [] },
  ...{ slug: 'la-coiffe', anciensSlugs: [], fichier: FICHIER, texteCorrige: null },
  ...{ visible: true, corrige: true, updatedAt: '2026-11-27T00:00:00.000Z' },
  blocs,
  ...values,
})

describe('when the same PDF is read again', () => {
  test('a page that has the texts gives its blocks as they are now', () => {
    const before = article(on(2, text('Un'), text('Deux')))
    const pages = [page(2, text('Titre'), text('Un'), { ...text('Deux'), role: 'citation' })]
    expect(takeAnew(before, pages, FICHIER)).toMatchObject({
      blocs: on(2, text('Un'), { ...text('Deux'), role: 'citation' }),
      ...{ id: 'un', visible: true, corrige: true, premierePage: 2, dernierePage: 3 },
    })
  })

  test('a page that has other texts leaves the blocks, without pictures', () => {
    const before = article([...on(2, text('Un'), picture('2-f1')), ...on(3, text('Deux'))])
    const pages = [page(2, text('Autre')), page(3, text('Deux'), text('Trois'))]
    expect(takeAnew(before, pages, FICHIER).blocs).toEqual([
      ...on(2, text('Un')),
      ...on(3, text('Deux')),
    ])
  })

  test('a page that has other texts leaves the pictures that it still has', () => {
    const before = article(on(2, text('Un'), picture('2-f1')), { image: '2-f1' })
    const pages = [page(2, text('Corrigé'), picture('2-f1', 1_020), text('Ajouté'))]
    expect(takeAnew(before, pages, FICHIER)).toMatchObject({
      blocs: on(2, text('Un'), picture('2-f1', 1_020)),
      image: '2-f1',
    })
  })

  test('a text on another page is not taken from there', () => {
    const before = article(on(2, text('Un')))
    expect(takeAnew(before, [page(5, text('Un'))], FICHIER).blocs).toEqual(on(2, text('Un')))
  })

  test('a picture is known by its place, and stays the lead one under its new name', () => {
    const before = article(on(2, picture('2-f1'), text('Un'), picture('2-f2', 5_000)), {
      image: '2-f2',
    })
    const pages = [page(2, text('Un'), picture('2-f1', 5_050))]
    expect(takeAnew(before, pages, FICHIER)).toMatchObject({
      blocs: on(2, text('Un'), picture('2-f1', 5_050)),
      image: '2-f1',
    })
  })

  test('an article of which nothing is left stays visible', () => {
    const before = article(on(2, text('Un')))
    expect(takeAnew(before, [page(2, text('Autre'))], FICHIER).visible).toBe(true)
  })
})

describe('when the PDF is replaced', () => {
  test('pages that were added before are counted', () => {
    const before = article([...on(2, text('Un')), ...on(3, text('Deux'))])
    const pages = [page(1), page(2), page(3), page(4, text('Un')), page(5, text('Deux'))]
    expect(takeAnew(before, pages, 'regards/second')).toMatchObject({
      blocs: [...on(4, text('Un')), ...on(5, text('Deux'))],
      ...{ premierePage: 4, dernierePage: 5, fichier: 'regards/second', visible: true },
    })
  })

  test('an article whose pages are all gone waits for an administrator', () => {
    const before = article(on(2, text('Un')))
    expect(takeAnew(before, [page(2, text('Autre'))], 'regards/second')).toMatchObject({
      ...{ visible: false, blocs: on(2, text('Un')) },
    })
  })
})
