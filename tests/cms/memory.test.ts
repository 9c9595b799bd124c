import { expect, inject, test } from 'vitest'
import { makePdf } from '../factories/pdf'
import { publishRegard } from '../factories/regard'
import { client } from '../support/client'
import { startProduct } from '../support/server'

const { setup } = inject('product')

const MB = 1024 * 1024
/** Ten readers of one file: what their streams may hold at the most, far below one copy of it. */
const ALLOWED_GROWTH = 64 * MB

test('memory stays flat while ten visitors read a PDF of 100 MB', async () => {
  const product = await startProduct({ setup })
  try {
    const visitor = client(product.url)
    const pdf = await makePdf({ sizeBytes: 100 * MB })
    const { id } = await publishRegard(await visitor.as('administrateur'), { pdf })
    const { json } = await visitor.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)
    const before = await product.memory()

    let peak = before
    const reading = new AbortController()
    const watch = (async () => {
      while (!reading.signal.aborted) {
        peak = Math.max(peak, await product.memory())
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const sizes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await visitor.raw('GET', json.pdf.url)
        let size = 0
        const count = new WritableStream<Uint8Array>({
          write: (chunk) => void (size += chunk.length),
        })
        await response.body?.pipeTo(count)
        return size
      }),
    )
    reading.abort()
    await watch

    expect(sizes).toEqual(Array.from({ length: 10 }, () => 100 * MB))
    expect(peak - before).toBeLessThan(ALLOWED_GROWTH)
  } finally {
    await product.stop()
  }
}, 120_000)
