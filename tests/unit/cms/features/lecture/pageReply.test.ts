import { expect, test } from 'vitest'
import { pageReply } from '@regards/contract/schemas/pageMessages'

const parseReply = (message: unknown) => pageReply.safeParse(message).data

const FIGURE = {
  nom: '7-f1',
  tailles: [480, 960],
  largeur: 960,
  hauteur: 640,
  place: [100, 200, 4_000, 3_000],
}

const reply = (...figures: object[]) => ({
  type: 'page',
  page: {
    ...{ page: 7, largeur: 595, hauteur: 842, tailles: [480], sansTexte: true, numerisee: false },
    vignette: 'data:image/webp;base64,AAAA',
    blocs: figures.map((figure) => ({ type: 'image', alternative: '', figure })),
  },
})

test('the pictures of a page are read, each with its caption', () => {
  const { page } = reply(FIGURE, { ...FIGURE, nom: '7-f2' })
  const [first, second] = page.blocs
  const told = { ...page, blocs: [{ ...first, legende: 'La ronde.' }, second] }
  expect(parseReply({ type: 'page', page: told })).toEqual({ type: 'page', page: told })
})

test.each([
  ['names a file elsewhere', { nom: '../7-f1' }],
  ['has the name of another page’s', { nom: '8-f1' }],
  ['has the name of a page whose number begins alike', { nom: '71-f1' }],
  ['has no files', { tailles: [] }],
  ['has too many files', { tailles: [100, 200, 300, 400, 500, 600, 960] }],
  ['is wider than any', { tailles: [480, 1_601], largeur: 1_601 }],
  ['has its files in disorder', { tailles: [960, 480], largeur: 480 }],
  ['is of another width than its largest file', { largeur: 900 }],
  ['is higher than any', { hauteur: 2_401 }],
  ['stands outside of the page', { place: [0, 0, 10_001, 5] }],
  ['stands nowhere', { place: [0, 0, 5] }],
])('a picture that %s is not believed', (_, fault) => {
  expect(parseReply(reply({ ...FIGURE, ...fault }))).toBeUndefined()
})

test('a paragraph keeps its role; a field or a role that is not known fails', () => {
  const read = (bloc: object) => {
    const { page } = reply()
    return parseReply({ type: 'page', page: { ...page, blocs: [bloc] } })
  }
  const paragraph = { type: 'paragraphe', texte: 'On la reçoit.', role: 'citation' }
  expect(read(paragraph)).toMatchObject({ page: { blocs: [paragraph] } })
  expect(read({ ...paragraph, role: 'refrain' })).toBeUndefined()
  expect(read({ ...paragraph, couleur: 'rouge' })).toBeUndefined()
  const { page } = reply(FIGURE)
  const { error } = pageReply.safeParse({ type: 'page', page: { ...page, couleur: 'rouge' } })
  expect(error?.message).toContain('couleur')
})

test('refuses two pictures of one name, and more pictures than a page may have', () => {
  expect(parseReply(reply(FIGURE, FIGURE))).toBeUndefined()
  const many = (count: number) =>
    reply(...Array.from({ length: count }, (_, index) => ({ ...FIGURE, nom: `7-f${index + 1}` })))
  expect(parseReply(many(24))).toBeDefined()
  expect(parseReply(many(25))).toBeUndefined()
})
