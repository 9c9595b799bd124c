import { expect, test } from 'vitest'
import { isSearch } from '../../../../../cms/src/lib/http/requestKinds'

test.each([
  '/recherche?q=a',
  '/recherche/?annee=2020&q=a',
  '/api/recherche?q=a',
  '/api/regards/numero/52/recherche?q=a',
  '/recherche?%71=a',
  '/%72echerche?q=a',
  '/recherche?x=1?q=2&q=a',
])('%s searches', (url) => expect(isSearch(url)).toBe(true))

test.each([
  '/recherche',
  '/recherche?q=',
  '/recherche?q=+%20',
  '/regards?q=a',
  '/api/regards/numero/52/lecture?q=a',
  '/regards/numero/52/recherche?q=a',
  '/recherche/autre?q=a',
  '/%E0%A4%A?q=a',
])('%s does not', (url) => expect(isSearch(url)).toBe(false))
