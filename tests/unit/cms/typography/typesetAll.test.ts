import { expect, test } from 'vitest'
import { typesetAll } from '../../../../cms/src/typography/typesetAll'

test('every text is set, however deep it lies', () => {
  expect(
    typesetAll({ titre: "L'été", rangs: [{ texte: 'Qui ?' }, 'Où ?'], lien: { libelle: 'Ici !' } }),
  ).toEqual({
    titre: 'L’été',
    rangs: [{ texte: 'Qui\u00a0?' }, 'Où\u00a0?'],
    lien: { libelle: 'Ici\u00a0!' },
  })
})

test('what is no text, and addresses, come through as they are', () => {
  const value = { n: 3, oui: true, rien: null, absent: undefined, adresse: '/#stages', liste: [] }

  expect(typesetAll(value)).toEqual(value)
})

test('what it is given stays as it was', () => {
  const given = { liste: ["l'été"] }
  typesetAll(given)

  expect(given).toEqual({ liste: ["l'été"] })
})
