import { describe, expect, it } from 'vitest'
import { findSommaire, findSommaireInOutline } from '@web/features/administration/pdf/findSommaire'

const page = (...texts: string[]) => texts.map((text) => ({ text, size: 0.012 }))

describe('the summary in the first pages', () => {
  it('has one entry a line, without page numbers and leaders', () => {
    const pages = [
      page('Regards'),
      page(
        'Sommaire',
        'Éditorial ............ 3',
        'Dossier : les coiffes . . . . 4',
        'Agenda 30',
        'Directrice de la publication : M. X',
      ),
    ]
    expect(findSommaire(pages)).toEqual({
      text: 'Éditorial\nDossier : les coiffes\nAgenda',
      page: 2,
    })
  })

  it.each([
    'SOMMAIRE',
    'S O M M A I R E',
    'Sommaire :',
    'Table des matières',
    'Dans ce numéro',
    'Au sommaire',
    'Sommaire n° 52',
  ])('is found below %j', (heading) => {
    expect(findSommaire([page(heading, 'La vielle 4', 'La valse 9')])?.text).toBe(
      'La vielle\nLa valse',
    )
  })

  it('may have its page numbers before the entries', () => {
    expect(
      findSommaire([
        page('Sommaire', '3 Éditorial', 'p. 4 Les coiffes', 'et les rubans', '12 – Agenda'),
      ])?.text,
    ).toBe('Éditorial\nLes coiffes et les rubans\nAgenda')
  })

  it('has no lines that describe an entry below it', () => {
    const lines = [
      '3 Éditorial',
      'Le conte vit dans l’oreille de qui',
      'l’écoute.',
      '4 Les coiffes',
    ]
    expect(findSommaire([page('Sommaire', ...lines)])?.text).toBe('Éditorial\nLes coiffes')
  })

  it('may have them on a line of their own', () => {
    expect(findSommaire([page('Sommaire', '3', 'Éditorial', '4', 'Les coiffes')])?.text).toBe(
      'Éditorial\nLes coiffes',
    )
    expect(findSommaire([page('Sommaire', 'Éditorial', '3', 'Les coiffes', '4')])?.text).toBe(
      'Éditorial\nLes coiffes',
    )
  })

  it('has an entry and its authors on one line', () => {
    const lines = [
      'La ronde',
      'Anne Le Goff',
      'Le feu de la Saint-Jean',
      'Par Jean Rey et Yann Tanguy',
    ]
    const others = ['Les Bigoudènes', 'Yann Tanguy et Élise Marchand', 'En bref', 'La rédaction']
    expect(findSommaire([page('Sommaire', ...lines, ...others)])?.text).toBe(
      [
        'La ronde, Anne Le Goff',
        'Le feu de la Saint-Jean, Par Jean Rey et Yann Tanguy',
        'Les Bigoudènes, Yann Tanguy et Élise Marchand',
        'En bref, La rédaction',
      ].join('\n'),
    )
  })

  it('may have none: each line is an entry, without the imprint', () => {
    expect(
      findSommaire([
        page('Sommaire', '• Éditorial', '• Les coiffes', 'ISSN 1234-5678', 'Imprimé en France'),
      ])?.text,
    ).toBe('Éditorial\nLes coiffes')
  })

  const contents = [
    '3',
    '4',
    '9',
    'Les coiffes de Basse-Bretagne',
    'La vielle et ses maîtres',
    'Agenda',
  ]
  const editorial = [
    'Chères lectrices, chers lecteurs, voici un numéro',
    'consacré aux coiffes de Bretagne, dont les formes',
    'disent le pays, l’âge et l’état de celle qui les',
    'porte. Nous remercions les musées qui ont prêté',
    'leurs images, et toutes celles qui ont raconté.',
    'La rédaction',
  ]

  it.each([
    ['with its heading', ['Éditorial', ...editorial]],
    ['without a heading', editorial],
    ['as « Le mot de la présidente »', ['Le mot de la présidente', ...editorial]],
    [
      'in lines that begin with capitals',
      ['Éditorial', ...editorial.map((line) => `Or ${line} et puis encore. Nous y`)],
    ],
  ])('ends where an editorial begins beside it, %s', (_how, text) => {
    expect(findSommaire([page('Sommaire', ...contents, ...text)])?.text).toBe(
      'Les coiffes de Basse-Bretagne\nLa vielle et ses maîtres\nAgenda',
    )
  })

  it('keeps an entry of two lines, and « Éditorial » among the entries', () => {
    const lines = [
      'Éditorial',
      'Les coiffes de Basse-Bretagne',
      'et les rubans de la fête de la mer',
      'Agenda',
    ]
    expect(findSommaire([page('Sommaire', ...lines)])?.text).toBe(lines.join('\n'))
  })

  it('joins an entry of two lines', () => {
    expect(
      findSommaire([page('Sommaire', 'Les coiffes', 'et les rubans ... 4', 'Agenda ... 9')])?.text,
    ).toBe('Les coiffes et les rubans\nAgenda')
  })

  it('is undefined without a heading on any page, or with nothing below it', () => {
    expect(
      findSommaire([page('Le sommaire de la montagne est loin', 'La vielle 4')]),
    ).toBeUndefined()
    expect(findSommaire([page('Sommaire'), []])).toBeUndefined()
    expect(findSommaire([])).toBeUndefined()
  })

  it('fits the field', () => {
    const many = Array.from(
      { length: 400 },
      (_, index) => `${'Long '.repeat(30)}${index} ... ${index}`,
    )
    expect(findSommaire([page('Sommaire', ...many)])?.text.length).toBeLessThanOrEqual(5_000)
  })
})

describe('the summary in the outline of a PDF', () => {
  it('has one entry a line', () => {
    expect(findSommaireInOutline(['Éditorial', 'Les coiffes', 'Agenda'])).toBe(
      'Éditorial\nLes coiffes\nAgenda',
    )
  })

  it('is undefined for an outline with hardly any entries', () => {
    expect(findSommaireInOutline(['Couverture', 'p. 2'])).toBeUndefined()
    expect(findSommaireInOutline([])).toBeUndefined()
  })
})
