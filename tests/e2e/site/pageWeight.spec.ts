import { publishRegard } from '../../factories/regard'
import { measurePageWeight } from '../../load/measurePageWeight'
import { expect, test } from '../fixtures'

/** Most bytes of script, compressed, of a first view: docs/benchmarks.md, and room for noise. */
const MAX_SCRIPT_BYTES = 123_500
/** Most bytes of a first view with all that it loads. */
const MAX_BYTES = 400_000

test('the first view of a page stays within its weight, compressed and without other hosts', async ({
  administrator,
  browser,
  product,
}) => {
  await publishRegard(administrator, { numero: 52 })
  for (const path of ['/', '/regards', '/regards/52']) {
    const weight = await measurePageWeight(browser, `${product.url}${path}`)
    expect.soft(weight.scriptBytes, path).toBeLessThan(MAX_SCRIPT_BYTES)
    expect.soft(weight.bytes, path).toBeLessThan(MAX_BYTES)
    // A page that loads nothing weighs little, too.
    expect.soft(weight.scriptBytes, path).toBeGreaterThan(50_000)
    expect.soft(weight).toMatchObject({ thirdPartyUrls: [], uncompressed: [] })
  }
})
