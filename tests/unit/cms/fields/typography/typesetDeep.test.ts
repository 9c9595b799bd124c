import { expect, test } from 'vitest'
import { typesetDeep } from '../../../../../cms/src/fields/typography/typesetFields'

test('every text is set, however deep it lies', () => {
  expect(
    typesetDeep({
      titre: "L'été",
      rangs: [{ texte: 'Qui ?' }, 'Où ?'],
      lien: { libelle: 'Ici !' },
    }),
  ).toEqual({
    titre: 'L’été',
    rangs: [{ texte: 'Qui\u00a0?' }, 'Où\u00a0?'],
    lien: { libelle: 'Ici\u00a0!' },
  })
})

test('what is no text, and addresses, come through as they are', () => {
  const value = { n: 3, oui: true, rien: null, absent: undefined, adresse: '/#stages', liste: [] }

  expect(typesetDeep(value)).toEqual(value)
})

test('what it is given stays as it was', () => {
  const given = { liste: ["l'été"] }
  typesetDeep(given)

  expect(given).toEqual({ liste: ["l'été"] })
})
