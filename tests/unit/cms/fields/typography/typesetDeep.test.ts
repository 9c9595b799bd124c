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

test('addresses, and values other than texts, stay unchanged', () => {
  const value = { n: 3, oui: true, rien: null, absent: undefined, adresse: '/#stages', liste: [] }

  expect(typesetDeep(value)).toEqual(value)
})

test('does not change its input', () => {
  const given = { liste: ["l'été"] }
  typesetDeep(given)

  expect(given).toEqual({ liste: ["l'été"] })
})
