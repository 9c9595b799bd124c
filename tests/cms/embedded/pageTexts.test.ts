import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  changePage,
  readPage,
  snapshotPages,
  type PageSlug,
  type PageTexts,
} from '../../factories/page'
import {
  makeLink,
  makeList,
  makeParagraph,
  makeRichText,
  makeWords,
} from '../../factories/richText'
import { client, type Client } from '../../support/client'
import { normalizeSpaces } from '../../support/normalizeSpaces'

const { url } = inject('product')

const visitor = client(url)
let editor: Client
let putBack: () => Promise<void>

beforeAll(async () => {
  editor = await visitor.as('editeur')
  putBack = await snapshotPages(editor)
})
afterEach(() => putBack())

const rowsOf = (page: PageTexts, field: string) => page[field] as Record<string, unknown>[]

describe('the default texts of the pages:', () => {
  test.each<{ page: PageSlug; facts: string[] }>([
    {
      page: 'accueil',
      facts: [
        'Donner aux traditions de grandes ambitions',
        'Regards, la revue de la fédération',
        'La Payse de France',
        'Nos stages',
        'La lettre d’information',
      ],
    },
    {
      page: 'historique',
      facts: [
        'Cinq mouvements nationaux',
        'quitte le collectif',
        'Une motion',
        'la fédération est née',
        'Deux membres rejoignent la fédération',
        'Un bureau est élu et les commissions',
      ],
    },
    {
      page: 'quiSommesNous',
      facts: ['loi de 1901', 'réseau', 'associations', 'ensembles', 'chercheurs', 'artisans'],
    },
    { page: 'notreSiege', facts: ['2 rue Achille Luchaire, 75014 Paris', 'centre provincial'] },
    {
      page: 'mentionsLegales',
      facts: ['2 rue Achille Luchaire, 75014 Paris', 'loi du 1er juillet 1901'],
    },
    {
      page: 'politiqueDeConfidentialite',
      facts: ['Mesures d’audience', '26 mois au plus', 'jusqu’à votre désinscription'],
    },
    {
      page: 'parametres',
      facts: ['2 rue Achille Luchaire\\n75014 Paris'],
    },
  ])('the facts of $page', async ({ page, facts }) => {
    const { status, text } = await visitor.get(`/api/globals/${page}`)

    expect(status).toBe(200)
    for (const fact of facts) expect(normalizeSpaces(text)).toContain(fact)
  })

  test.each<{ page: PageSlug; field: string; titles: string[] }>([
    { page: 'accueil', field: 'diapositives', titles: ['Préserver', 'Transmettre', 'Promouvoir'] },
    {
      page: 'accueil',
      field: 'stages',
      titles: ['Stage artistique', 'Stage de dirigeants', 'Stage de savoir-faire'],
    },
    {
      page: 'quiSommesNous',
      field: 'missions',
      titles: ['Préserver', 'Transmettre', 'Promouvoir'],
    },
    {
      page: 'mentionsLegales',
      field: 'sections',
      titles: ['Éditeur du site', 'Nous contacter', 'Données personnelles'],
    },
    {
      page: 'politiqueDeConfidentialite',
      field: 'sections',
      titles: [
        'Responsable du traitement',
        'Données recueillies',
        'Mesure d’audience',
        'Lettre d’information',
        'Base légale',
        'Durée de conservation',
        'Vos droits',
        'Cookies',
        'Sécurité',
        'Modifications',
        'Contact',
      ],
    },
  ])('the $field of $page', async ({ page, field, titles }) => {
    const rows = rowsOf(await readPage(visitor, page), field)

    expect(rows.map(({ titre }) => titre)).toEqual(titles)
  })

  test('five steps of the history, in the order of time', async () => {
    const steps = rowsOf(await readPage(visitor, 'historique'), 'jalons')

    expect(steps.map(({ date }) => date)).toEqual([
      'Avril 2000',
      'Par la suite',
      '2017',
      '2019',
      '2020',
    ])
  })

  test('the day’s date in one section of the privacy policy, the one on its changes', async () => {
    const sections = rowsOf(await readPage(visitor, 'politiqueDeConfidentialite'), 'sections')

    expect(sections.filter(({ dateDuJour }) => dateDuJour).map(({ titre }) => titre)).toEqual([
      'Modifications',
    ])
  })
})

describe('French typography is set when a text is saved:', () => {
  test('in lines', async () => {
    await changePage(editor, 'accueil', {
      accroche: " Qu'est-ce que la « bourrée » ? ",
      lettreTexte: "Aujourd'hui :\nla suite...",
    })

    expect(await readPage(visitor, 'accueil')).toMatchObject({
      accroche: 'Qu’est-ce que la «\u00a0bourrée\u00a0»\u00a0?',
      lettreTexte: 'Aujourd’hui\u00a0:\nla suite…',
    })
  })

  test('in rows, but never in an address', async () => {
    const [first, ...others] = rowsOf(await readPage(visitor, 'accueil'), 'diapositives')
    const lien = { libelle: "L'atelier !", adresse: "https://exemple.fr/l'atelier?a=1;b=2" }
    await changePage(editor, 'accueil', { diapositives: [{ ...first, lien }, ...others] })

    expect(rowsOf(await readPage(visitor, 'accueil'), 'diapositives')[0]?.lien).toEqual({
      libelle: 'L’atelier\u00a0!',
      adresse: "https://exemple.fr/l'atelier?a=1;b=2",
    })
  })

  test('in every word of a long text, which keeps its structure', async () => {
    const link = makeLink("https://exemple.fr/l'atelier")
    const presentation = makeRichText(
      makeParagraph("L'été : ", makeWords("c'est ", 1), link),
      makeList('Danser ; chanter !'),
    )
    await changePage(editor, 'accueil', { presentation })

    expect(await readPage(visitor, 'accueil')).toMatchObject({
      presentation: makeRichText(
        makeParagraph('L’été\u00a0: ', makeWords('c’est ', 1), link),
        makeList('Danser\u00a0; chanter\u00a0!'),
      ),
    })
  })
})
