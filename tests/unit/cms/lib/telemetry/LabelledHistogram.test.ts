import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { LabelledHistogram } from '../../../../../cms/src/lib/telemetry/LabelledHistogram'

test('prints what prom-client’s own histogram prints', async () => {
  const buckets = [0.1, 1, 10]
  const [own, theirs] = [new Registry(), new Registry()]
  const fast = new LabelledHistogram('seconds', 'Some time.', buckets, own)
  const registers = [theirs]
  const slow = new Histogram({
    name: 'seconds',
    help: 'Some time.',
    labelNames: ['route'],
    buckets,
    registers,
  })
  for (const [route, value] of [
    ['page', 0.05],
    ['page', 0.1],
    ['api', 5],
    ['page', 50],
  ] as const) {
    fast.observe(route, value, () => ({ route }))
    slow.observe({ route }, value)
  }

  const text = await own.metrics()
  expect(text).toContain('seconds_bucket{le="0.1",route="page"} 2')
  expect(text).toBe(await theirs.metrics())
})
