import { expect, test } from 'vitest'
import type { TextBlock } from '../../../../../cms/src/features/lecture/processing/text/buildBlocks'
import { setRoles } from '../../../../../cms/src/features/lecture/processing/text/setRoles'

const BODY = 10

interface Look {
  size?: number
  isBold?: boolean
  isItalic?: boolean
  /** Where it stands on the page. */
  top?: number
}

const joined = (texte: string, { size = BODY, top = 0, ...face }: Look) => ({
  texte,
  mots: texte.split(' ').map((mot) => ({
    texte: mot,
    box: [0, top, 40, top + size] as [number, number, number, number],
    ...face,
  })),
})

const titre = (texte: string, size = 24, niveau: 2 | 3 | 4 = 2): TextBlock => ({
  type: 'titre',
  niveau,
  texte: joined(texte, { size }),
})
const paragraphe = (texte: string, look: Look = {}): TextBlock => ({
  type: 'paragraphe',
  texte: joined(texte, look),
})

const TEXT = paragraphe('On danse la ronde dans les deux sens, et nul ne sait pourquoi.')
const STANDFIRST = 'Une danse que tout le monde croit connaître.'

const rolesOf = (...blocks: TextBlock[]) =>
  setRoles(blocks, BODY).map((block) =>
    block.type === 'paragraphe' ? (block.role ?? '') : block.type,
  )

test.each([
  ['larger', paragraphe(STANDFIRST, { size: 12 })],
  ['bold', paragraphe(STANDFIRST, { isBold: true })],
  ['italic', paragraphe(STANDFIRST, { isItalic: true })],
  ['in the size of a heading', titre(STANDFIRST, 13, 4)],
])('a text below a title is the standfirst when it is %s', (_, standfirst) => {
  expect(rolesOf(titre('La ronde'), standfirst, TEXT)).toEqual(['titre', 'chapo', ''])
})

test('no standfirst: ordinary text, text below a small heading, the last text of its page', () => {
  const bold = paragraphe(STANDFIRST, { isBold: true })
  expect(rolesOf(titre('La ronde'), paragraphe(STANDFIRST), bold, TEXT)).toEqual([
    'titre',
    '',
    '',
    '',
  ])
  expect(rolesOf(titre('Les pas', 12, 4), bold, TEXT)).toEqual(['titre', '', ''])
  expect(rolesOf(titre('La ronde'), bold)).toEqual(['titre', ''])
})

test('a picture may stand between title and standfirst, authors too', () => {
  const image: TextBlock = { type: 'image', alternative: '' }
  const author = paragraphe('Par Anne Le Goff')
  const bold = paragraphe(STANDFIRST, { isBold: true })
  expect(rolesOf(titre('La ronde'), image, author, bold, TEXT)).toEqual([
    'titre',
    'image',
    'signature',
    'chapo',
    '',
  ])
})

test('a signature is found by words, a name alone by its letters and place', () => {
  const name = paragraphe('Anne Le Goff', { isItalic: true })
  expect(rolesOf(titre('La ronde'), name, TEXT, name)).toEqual([
    'titre',
    'signature',
    '',
    'signature',
  ])
  expect(rolesOf(TEXT, name, TEXT, paragraphe('Texte : Anne Le Goff'), TEXT)).toEqual([
    '',
    '',
    '',
    'signature',
    '',
  ])
  expect(rolesOf(TEXT, paragraphe('Anne Le Goff'))).toEqual(['', ''])
})

test('a pulled quotation stands out; a title in quotation marks and speech do not', () => {
  const quote = '« Un panier mal monté vous le dit dès la première pomme. »'
  expect(rolesOf(TEXT, titre(quote, 15, 3), TEXT)).toEqual(['', 'citation', ''])
  expect(rolesOf(TEXT, paragraphe(quote, { isItalic: true }), TEXT)).toEqual(['', 'citation', ''])
  expect(rolesOf(titre(quote, 22, 3), TEXT)).toEqual(['titre', ''])
  expect(rolesOf(TEXT, paragraphe(quote), TEXT)).toEqual(['', '', ''])
})

test('text in a box is no running text, unless most of the page is in boxes', () => {
  const inside = paragraphe('Suite, figure, tenue, ensemble.', { top: 105 })
  const roles = (...blocks: TextBlock[]) =>
    setRoles(blocks, BODY, [[-5, 100, 60, 140]]).map((block) => 'role' in block && block.role)
  expect(roles(TEXT, inside, TEXT)).toEqual(
    [undefined, 'encadre', undefined].map((role) => role ?? false),
  )
  expect(roles(inside, inside, inside, TEXT)).toEqual([false, false, false, false])
})

test.each([
  ['La coiffe de travail … p. 12', ''],
  ['12 La coiffe de travail', ''],
  ['p. 12 « La coiffe de travail »', ''],
  ['12 danseurs entrent dans la ronde', 'chapo'],
])('« %s » below « Sommaire » has the role « %s »', (text, role) => {
  expect(rolesOf(titre('Sommaire'), paragraphe(text, { isBold: true }), TEXT)[1]).toBe(role)
})

test('a standfirst may begin with a number below another title', () => {
  const standfirst = paragraphe('1968 Une année de danses', { isBold: true })
  expect(rolesOf(titre('La ronde'), standfirst, TEXT)[1]).toBe('chapo')
})
