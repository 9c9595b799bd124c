import { existsSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { poll } from '../../support/ports'
import { startProduct } from '../../support/product'

const { setup, url } = inject('product')

test('invalid settings stop the start with one message that names each of them', async () => {
  const product = await startProduct({
    setup,
    waitUntilReady: false,
    env: { PORT: 'abc', MAX_UPLOAD_MB: '0', ADMIN_EMAIL: 'personne' },
  })
  try {
    await poll(() => product.exitReason() !== undefined, { what: 'its end' })

    expect(product.exitReason()).toBe('exit code 1')
    for (const name of ['PORT', 'MAX_UPLOAD_MB', 'ADMIN_EMAIL'])
      expect(product.log()).toContain(`- ${name} :`)
  } finally {
    await product.kill()
    await product.stop()
  }
})

test('a port that is taken ends a second start before it changes anything', async () => {
  const second = await startProduct({
    setup,
    waitUntilReady: false,
    env: { PORT: new URL(url).port },
  })
  try {
    await poll(() => second.exitReason() !== undefined, { what: 'its end' })

    expect(second.exitReason()).toBe('exit code 1')
    expect(second.log()).toContain('ce port est déjà pris')
    expect(existsSync(second.dataDir)).toBe(false)
    expect(existsSync(second.mediaDir)).toBe(false)
  } finally {
    await second.kill()
    await second.stop()
  }
})
