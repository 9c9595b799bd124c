import type { TestProject } from 'vitest/node'
import type { S3Settings } from './s3'
import { startProduct, UNREACHABLE_LIMITS } from './product'
import { setups, type Setup } from './setups'
import { startSmtp } from './smtp'

/** Data of the project's product that test files get with `inject('product')`. */
export type ProvidedProduct = {
  setup: Setup
  url: string
  dataDir: string
  mediaDir: string
  /** Servers of the production set-up, for direct access to its data. */
  databaseUrl: string | null
  s3: S3Settings | null
}

declare module 'vitest' {
  interface ProvidedContext {
    product: ProvidedProduct
  }
}

/**
 * Vitest globalSetup: starts one product for all files of a project, whose name ends with the
 * set-up. All tests share one address.
 */
export default async function startProjectProduct(project: TestProject) {
  const setup = setups.find((name) => project.name.endsWith(name))
  if (!setup) throw new Error(`The name of project ${project.name} does not end with a set-up`)

  const smtp = await startSmtp()
  const product = await startProduct({
    setup,
    env: {
      ...UNREACHABLE_LIMITS,
      SMTP_URL: smtp.url,
    },
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
