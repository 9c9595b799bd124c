import { beforeAll, expect, test } from 'vitest'
import { makeRichText } from '../../factories/richText'
import { breakTable } from '../../support/breakTable'
import { client, type Client } from '../../support/client'
import { poll } from '../../support/ports'
import type { Product } from '../../support/product'
import type { Records } from '../../support/records'
import { publishIssue, search } from '../../support/searchSite'
import { shareEmptySite } from '../../support/sharedProducts'

let product: Product
let administrator: Client
let records: Records
let page: string

// Each test changes the text of the same page.
beforeAll(async () => {
  ;({ product, records } = await shareEmptySite('embedded'))
  administrator = await client(product.url).as('administrateur')
  const { document } = await publishIssue(product, administrator, {
    ...{ numero: 81, dateParution: '2020-03-15', titre: 'Les foires', sommaire: '' },
    pages: ['Un funambule traverse la foire.'],
  })
  const { json } = await administrator.get<{ docs: { id: string }[] }>(
    `/api/pagesDeRegards?where[document][equals]=${document}`,
  )
  page = json.docs[0]?.id ?? ''
  await untilFound('funambule')
})

const untilFound = (word: string) =>
  poll(async () => (await search(client(product.url), word)).json.total > 0, {
    what: `the hit of ${word}`,
  })

/** Corrects the page while the search cannot follow. @returns puts the search back */
async function correctUnheard(text: string): Promise<() => Promise<void>> {
  const putBack = await breakTable(product.dataDir, 'recherche_entrees')
  const texteCorrige = makeRichText(text)
  const { status } = await administrator.patch(`/api/pagesDeRegards/${page}`, { texteCorrige })
  expect(status).toBe(200)
  return putBack
}

test('the corrected text of a page whose indexing failed is found after a later try', async () => {
  const putBack = await correctUnheard('Un acrobate traverse la foire.')
  await putBack()
  await untilFound('acrobate')
})

test('the corrected text of a page that was saved just before the process ended is found after its start', async () => {
  const putBack = await correctUnheard('Un jongleur traverse la foire.')
  await product.kill()
  await records.remove('payload-jobs', { taskSlug: 'indexer' })
  await putBack()
  await product.restart()
  await untilFound('jongleur')
})
