import { afterEach, describe, expect, inject, test } from 'vitest'
import {
  changePage,
  readPage,
  snapshotPages,
  type PageSlug,
  type PageTexts,
} from '../../factories/page'
import { client } from '../../support/client'

const { url } = inject('product')

const visitor = client(url)

const editor = await visitor.as('editeur')
const putBack = await snapshotPages(editor)
afterEach(() => putBack())

const rowsOf = (page: PageTexts, field: string) => page[field] as Record<string, unknown>[]

describe('the default texts of the pages:', () => {
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
})
