import type { TestProject } from 'vitest/node'
import type { S3Settings } from './s3'
import { startProduct } from './product'
import { setups, type Setup } from './setups'
import { startSmtp } from './smtp'

/** What a test file learns of the product that its project started: `inject('product')`. */
export type ProvidedProduct = {
  setup: Setup
  url: string
  dataDir: string
  mediaDir: string
  /** The production set-up's servers, for looking behind the product's back. */
  databaseUrl: string | null
  s3: S3Settings | null
}

declare module 'vitest' {
  interface ProvidedContext {
    product: ProvidedProduct
  }
}

/**
 * Starts one product for all files of a project (Vitest's globalSetup), whose name ends with the
 * set-up. Counting is not limited, as every test comes from one address.
 */
export default async function startProjectProduct(project: TestProject) {
  const setup = setups.find((name) => project.name.endsWith(name))
  if (!setup) throw new Error(`The name of project ${project.name} does not end with a set-up`)

  const smtp = await startSmtp()
  const product = await startProduct({
    setup,
    env: { COUNTER_LIMIT_PER_MINUTE: '1000000', SMTP_URL: smtp.url },
  })
  project.provide('product', {
    setup,
    url: product.url,
    dataDir: product.dataDir,
    mediaDir: product.mediaDir,
    databaseUrl: product.mongo?.url ?? null,
    s3: product.s3?.settings ?? null,
  })
  return async () => {
    await product.stop()
    await smtp.stop()
  }
}
