import { expect, test } from 'vitest'
import { defaultTexts as accueil } from '../../../../cms/src/features/pages/defaultTexts/accueil'
import { defaultTexts as mentions } from '../../../../cms/src/features/pages/defaultTexts/mentionsLegales'
import { defaultTexts as siege } from '../../../../cms/src/features/pages/defaultTexts/notreSiege'
import { defaultTexts as politique } from '../../../../cms/src/features/pages/defaultTexts/politiqueDeConfidentialite'
import { demoStageLink, fillPlaceholders, listDemoStages } from '../../../../cms/src/seed/demoTexts'
import { validateLink } from '../../../../cms/src/fields/links/validateLink'

test.each([
  ['accueil', accueil],
  ['mentionsLegales', mentions],
  ['notreSiege', siege.partenaires],
  ['politiqueDeConfidentialite', politique],
])('the demonstration fills every passage « à compléter » of %s', (_page, texts) => {
  expect(JSON.stringify(texts)).toMatch(/à compléter/i)
  expect(JSON.stringify(fillPlaceholders(texts))).not.toMatch(/à compléter/i)
})

test('leaves other texts unchanged', () => {
  const text = 'Le siège : à compléter par la fédération'
  expect(fillPlaceholders({ titre: 'Le siège', texte: [text] })).toEqual({
    titre: 'Le siège',
    texte: [text],
  })
})

test('each course has a date, and a link that the form accepts', () => {
  expect(listDemoStages(2027)).toHaveLength(accueil.stages.liste.length)
  expect(validateLink(demoStageLink.adresse)).toBe(true)
})
