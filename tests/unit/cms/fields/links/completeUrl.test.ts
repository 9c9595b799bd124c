import { expect, test } from 'vitest'
import { completeUrl } from '../../../../../cms/src/fields/links/completeUrl'

test.each([
  ['www.exemple.fr', 'https://www.exemple.fr'],
  [' exemple.org/bal?an=2026 ', 'https://exemple.org/bal?an=2026'],
  ['fédération-des-arts.fr', 'https://fédération-des-arts.fr'],
  ['contact@exemple.fr', 'mailto:contact@exemple.fr'],
])('%j is completed', (typed, completed) => {
  expect(completeUrl(typed)).toBe(completed)
})

test.each([
  ...['https://exemple.fr', 'http://exemple.fr', 'mailto:a@exemple.fr', 'tel:0102030405'],
  ...['/regards', '/regards/52.html', '//exemple.fr', 'file:///C:/Bal.docx', 'javascript:alert(1)'],
  ...['regards', 'un mot.fr', 'exemple.fr:80', '', 5, null, undefined],
])('%j is left as it is', (typed) => {
  expect(completeUrl(typed)).toBe(typed)
})
