import { expect, test } from 'vitest'
import { listWidths } from '../../../../../cms/src/features/lecture/processing/drawPage'
import { isAllowedUrl } from '../../../../../cms/src/features/lecture/processing/pdfium/readLinks'

test.each([
  ['an A4 page', 595, 842, [240, 480, 720, 1080, 1600]],
  ['a stamp', 100, 100, [240, 480, 720, 1080, 1600]],
  ['a strip, bound by its height', 300, 14_400, [166]],
])('%s has pictures of these widths', (_name, width, height, widths) => {
  expect(listWidths(width, height)).toEqual(widths)
})

test('links lead to the web and to e-mail addresses only', () => {
  for (const url of ['https://exemple.fr', 'http://exemple.fr/a', 'mailto:a@exemple.fr']) {
    expect(isAllowedUrl(url), url).toBe(true)
  }
  const others = ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'exemple.fr']
  const accounts = ['http://u:p@exemple.fr/', 'https://banque.fr@exemple.fr']
  for (const url of [...others, ...accounts, `https://exemple.fr/${'a'.repeat(2_000)}`]) {
    expect(isAllowedUrl(url), url.slice(0, 40)).toBe(false)
  }
})
