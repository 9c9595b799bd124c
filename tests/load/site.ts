import { client } from '../support/client'
import { poll } from '../support/ports'
import { startProduct, type Product, UNREACHABLE_LIMITS } from '../support/product'
import { fillSite } from './fillSite'

const DEMO_LIMIT_MS = 180_000

/** Number of issues of the demonstration: the smallest site that can be measured. */
export const DEMO_ISSUES = 12

type Issue = {
  id: string
  numero: number
  pdf: { url: string }
  couverture: { url: string; sizes?: { w720?: { url?: string } } }
}

/** The built product with the embedded set-up, with pages, pictures and issues. */
export type Site = Product & {
  /** Adds issues up to this number, and restarts the product. */
  grow(issues: number): Promise<void>
  /** The newest issue, as the API returns it to a visitor. */
  newest(): Promise<Issue>
}

/** Starts the product with the demonstration and without rate limits. */
async function startSite(
  issues: number,
  env: Record<string, string>,
  node: string | undefined,
): Promise<Site> {
  const product = await startProduct({
    setup: 'embedded',
    ...(node ? { node } : {}),
    env: {
      DEMO: '1',
      ...UNREACHABLE_LIMITS,
      MAX_UPLOAD_MB: '300',
      ...env,
    },
  })
  await poll(() => product.log().includes('Démonstration prête'), {
    what: 'the demonstration',
    timeoutMs: DEMO_LIMIT_MS,
  })
  const grow = async (count: number) => {
    await product.kill()
    await fillSite(product, count)
    await product.restart()
    const { json } = await client(product.url).get<{ totalDocs: number }>('/api/regards?limit=1')
    if (json.totalDocs !== count) throw new Error(`The site has ${json.totalDocs} issues`)
  }
  if (issues > DEMO_ISSUES) await grow(issues)
  return {
    ...product,
    grow,
    async newest() {
      const path = '/api/regards?limit=1&depth=1&sort=-dateParution'
      const [issue] = (await client(product.url).get<{ docs: Issue[] }>(path)).json.docs
      if (!issue) throw new Error('The site has no issue')
      return issue
    },
  }
}

/**
 * Starts a site for the callback, and always stops it afterwards.
 * @param env further settings
 * @param node the program that runs it; else the one of the benchmarks
 */
export async function withSite<T>(
  issues: number,
  use: (site: Site) => Promise<T>,
  env: Record<string, string> = {},
  node?: string,
): Promise<T> {
  const site = await startSite(issues, env, node)
  try {
    return await use(site)
  } finally {
    await site.stop()
  }
}
