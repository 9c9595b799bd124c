import { expect, test } from 'vitest'
import { waitForPageMetadata } from '@web/features/consent/waitForPageMetadata'

const canonical = (href: string) => `<title>Titre</title><link rel="canonical" href="${href}" />`

test.each([
  ['a page', canonical('https://site.example/regards'), 'https://site.example/regards'],
  [
    'a year',
    canonical('https://site.example/regards?annee=2019'),
    'https://site.example/regards?annee=2019',
  ],
  ['results of a search', canonical('https://site.example/recherche?q=secret'), undefined],
  ['a form', '<meta name="robots" content="noindex" />', undefined],
])('%s is counted, unless its address has a visitor’s words', async (_, head, location) => {
  document.head.innerHTML = head
  const page = await waitForPageMetadata(new AbortController().signal)
  expect(page?.location).toEqual(location)
})
