import { describe, expect, test } from 'vitest'
import { makeRichText } from '../../../../factories/richText'
import { createTaking } from '../../../../../cms/src/features/articles/sync/takeAnew'
import type { PageWithBlocs } from '../../../../../cms/src/features/articles/records/pageBlocs'
import type {
  BlocDArticle,
  StoredArticle,
} from '../../../../../cms/src/features/articles/records/storedArticles'
import type { Bloc } from '@regards/contract/schemas/blocs'

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

/** @param others articles of the same PDF */
const takeAnew = (
  before: StoredArticle,
  pages: PageWithBlocs[],
  fichier: string,
  others: StoredArticle[] = [],
) => createTaking([before, ...others], pages, fichier)(before)

const article = (blocs: BlocDArticle[], values: Partial<StoredArticle> = {}): StoredArticle => ({
  ...{ id: 'un', document: 'pdf', rang: 1, titre: 'La coiffe', chapo: null, auteurs: ['Anne'] },
  ...{ rubrique: null, premierePage: 2, dernierePage: 3, image: null, motsCles: [] },
  ...{ slug: 'la-coiffe', anciensSlugs: [], fichier: FICHIER, texteCorrige: null },
  ...{ aRevoir: false, ancienTexte: null, cle: null, retire: false },
  ...{ visible: true, corrige: true, updatedAt: '2026-11-27T00:00:00.000Z' },
  blocs,
  ...values,
})

describe('when the same PDF is read again', () => {
  test('a picture without a file stays when its description has other spaces', () => {
    const drawing = (alternative: string): Bloc => ({ type: 'image', alternative })
    const before = article(on(2, text('Un'), drawing('Sabots : bois'), text('Deux')))
    const now = [text('Un'), drawing('Sabots\u00a0: bois'), text('Deux')]
    expect(takeAnew(before, [page(2, text('Titre'), ...now)], FICHIER).blocs).toEqual(on(2, ...now))
  })

  test('a page with the same texts gives its present blocks', () => {
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

  test('an article without remaining blocks stays visible', () => {
    const before = article(on(2, text('Un')))
    expect(takeAnew(before, [page(2, text('Autre'))], FICHIER).visible).toBe(true)
  })

  test('a page that could not be read this time leaves all that the article has of it', () => {
    const before = article(on(2, text('Un'), picture('2-f1')), { image: '2-f1' })
    expect(takeAnew(before, [page(2)], FICHIER)).toMatchObject({
      ...{ blocs: before.blocs, image: '2-f1' },
    })
  })
})

describe('when the PDF is replaced', () => {
  const SECOND = 'regards/second'
  const LONG =
    'Au pays, chaque pièce du costume disait d’où l’on venait, et qui on était devenu depuis, au village et dans la famille.'
  const [coiffe, tablier, chale] = ['La coiffe.', 'Le tablier.', 'Le châle.'].map((start) =>
    text(`${start} ${LONG}`),
  ) as [Bloc, Bloc, Bloc]

  test('pages that were added before are counted', () => {
    const before = article([...on(2, coiffe), ...on(3, tablier)])
    const pages = [page(1), page(2), page(3), page(4, coiffe), page(5, tablier)]
    const taken = takeAnew(before, pages, SECOND)
    expect(taken).toMatchObject({
      blocs: [...on(4, coiffe), ...on(5, tablier)],
      ...{ premierePage: 4, dernierePage: 5, fichier: SECOND, visible: true },
    })
    expect(taken).not.toHaveProperty('aRevoir')
  })

  test('a changed word, an added paragraph and a new picture join the article', () => {
    const before = article(on(2, coiffe, tablier, picture('2-f1')), { image: '2-f1' })
    const changed = text(`La belle coiffe. ${LONG}`)
    const there = page(2, text('Le titre'), changed, chale, tablier, picture('2-f3', 1_010))
    expect(takeAnew(before, [there], SECOND)).toMatchObject({
      blocs: on(2, changed, chale, tablier, picture('2-f3', 1_010)),
      ...{ visible: true, image: '2-f3', premierePage: 2, dernierePage: 2 },
    })
  })

  test('a rewritten paragraph at an end takes the place of the former one, a title does not', () => {
    const before = article(on(2, text('Il était une fois.'), coiffe, tablier))
    const rewritten = text('Autrefois, jadis, naguère.')
    const heading: Bloc = { type: 'titre', niveau: 2, texte: 'La coiffe' }
    const first = page(2, heading, rewritten, coiffe, tablier, text('Publicité'))
    expect(takeAnew(before, [first], SECOND).blocs).toEqual(on(2, rewritten, coiffe, tablier))
    const second = page(2, heading, coiffe, tablier, text('Publicité'))
    expect(takeAnew(before, [second], SECOND).blocs).toEqual(on(2, coiffe, tablier))
  })

  test('the same text in other paragraphs, as without tags, is the same article', () => {
    const before = article(on(2, coiffe, tablier))
    const whole = text(`La coiffe. ${LONG} Le tablier. ${LONG}`)
    expect(takeAnew(before, [page(2, whole)], SECOND).blocs).toEqual(on(2, whole))
  })

  test('blocks of another article stay with it', () => {
    const before = article(on(2, coiffe, tablier))
    const other = article(on(2, chale), { id: 'deux' })
    const pages = [page(2, coiffe, chale, tablier)]
    expect(takeAnew(before, pages, SECOND, [other]).blocs).toEqual(on(2, coiffe, tablier))
    expect(createTaking([before, other], pages, SECOND)(other).blocs).toEqual(on(2, chale))
  })

  test('a page that is gone leaves the article, and its text is kept for an administrator', () => {
    const before = article([...on(2, coiffe), ...on(3, text('Le tablier a été retiré.'))])
    expect(takeAnew(before, [page(2, coiffe), page(3, chale)], SECOND)).toMatchObject({
      ...{ blocs: on(2, coiffe), premierePage: 2, dernierePage: 2, visible: true },
      ...{ aRevoir: true, ancienTexte: 'Le tablier a été retiré.' },
    })
  })

  test('an article without found blocks waits, and is searched again in the next PDF', () => {
    const before = article(on(2, coiffe))
    const lost = takeAnew(before, [page(2, text('Autre'))], SECOND)
    expect(lost).toMatchObject({
      ...{ visible: false, blocs: on(2, coiffe), fichier: FICHIER, aRevoir: true },
      ancienTexte: coiffe.type === 'paragraphe' && coiffe.texte,
    })
    const again = takeAnew({ ...before, ...lost }, [page(2, coiffe)], 'regards/troisieme')
    expect(again).toMatchObject({ blocs: on(2, coiffe), fichier: 'regards/troisieme' })
  })

  test('a corrected text stays as long as the text of the PDF does', () => {
    const texteCorrige = makeRichText('Le texte corrigé.')
    const before = article(on(2, coiffe, tablier), { texteCorrige })
    expect(takeAnew(before, [page(2, coiffe, tablier)], SECOND)).not.toHaveProperty('texteCorrige')
    const changed = text(`La belle coiffe. ${LONG}`)
    expect(takeAnew(before, [page(2, changed, tablier)], SECOND)).toMatchObject({
      ...{ texteCorrige: null, aRevoir: true, ancienTexte: 'Le texte corrigé.', visible: true },
    })
  })

  test('a corrected text that waits for an administrator stays when the next PDF loses more', () => {
    const texteCorrige = makeRichText('Le texte corrigé.')
    const before = article(on(2, coiffe, tablier), { texteCorrige })
    const changed = text(`La belle coiffe. ${LONG}`)
    const waiting = { ...before, ...takeAnew(before, [page(2, changed, tablier)], SECOND) }
    const lost = takeAnew(waiting, [page(2, text('Autre'))], 'regards/troisieme')
    const expected = expect.stringMatching(/^Le texte corrigé\.\n\nLa belle coiffe/) as string
    expect(lost).toMatchObject({ aRevoir: true, ancienTexte: expected })
    const later = takeAnew({ ...waiting, ...lost }, [page(2, text('Autre'))], 'regards/quatrieme')
    expect(later.ancienTexte).toBe(lost.ancienTexte)
  })

  test('a short text is not taken from a page where it is by chance', () => {
    const before = article(on(2, text('La fête de la Saint-Jean.')))
    const pages = [page(2, coiffe), page(3, tablier), page(9, text('La fête de la bourrée.'))]
    expect(takeAnew(before, pages, SECOND)).toMatchObject({ visible: false, aRevoir: true })
  })
})
