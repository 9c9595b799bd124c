import { expect } from 'vitest'
import type { Product } from './product'

/**
 * Starts a product again, which must end by itself.
 * @param root folder of the build, if it is another one
 * @returns its exit reason, and its output since the call
 */
export async function restartInVain(product: Product, root?: string) {
  const { length } = product.log()
  await expect(product.restart(root)).rejects.toThrow('The product ended at its start')
  return { reason: product.exitReason(), log: product.log().slice(length) }
}
