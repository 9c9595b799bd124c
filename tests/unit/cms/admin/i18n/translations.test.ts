import { frTranslations } from '@payloadcms/translations/languages/fr'
import { expect, test } from 'vitest'
import { translations } from '../../../../../cms/src/admin/i18n/translations'

type Texts = { [key: string]: Texts | string }

/** All texts by their keys: `general:createNew`. */
const listTexts = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : listTexts(value, `${key}:`),
  )

const payloads = new Map(listTexts(frTranslations))
const ours = new Map(listTexts(translations.fr))

/** What the product has no use for: folders of Payload, languages, widgets, texts of no component. */
const UNUSED = /^(?:folder|localization|dashboard):|^fields:(?:chooseLabel|uploadNewLabel)$/

const placeholdersOf = (text: string) => text.match(/{{\w+}}|<\/?\d>/g) ?? []

test('each of our texts replaces one of Payload with the same variables', () => {
  expect(ours.size).toBeGreaterThan(150)
  for (const [key, text] of ours) {
    expect([...payloads.keys()]).toContain(key)
    const given = placeholdersOf(payloads.get(key) ?? '')
    for (const placeholder of placeholdersOf(text)) expect(given, key).toContain(placeholder)
  }
})

test('our texts have French marks and spaces', () => {
  for (const [key, text] of ours) expect(text, key).not.toMatch(/['"]|\.\.\.| [:;!?»]|« /)
})

test('no text lets a word agree with the name of a list', () => {
  const shown = new Map([...payloads, ...ours])
  for (const [key, text] of shown) {
    if (!UNUSED.test(key))
      expect(text, key).not.toMatch(
        /\{\{label\}\}(?:<\/\d>)?(?: \S*\{\{title\}\}\S*)? (?:mis|\p{L}+é)(?!\p{L})/u,
      )
  }
})

test('no text agrees with two genders, or speaks of Payload', () => {
  const shown = new Map([...payloads, ...ours])
  for (const [key, text] of shown) {
    if (!UNUSED.test(key))
      expect(text, key).not.toMatch(/\(e\)|ou nouvelle|\bce ou\b|le ou la|Payload/)
  }
})
