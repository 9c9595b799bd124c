import { Counter, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { observeCalls } from '../../../../../cms/src/lib/telemetry/observeCalls'

function observe() {
  const registers = [new Registry()]
  const duration = new Histogram({ name: 'd', help: 'd', labelNames: ['operation'], registers })
  const errors = new Counter({ name: 'e', help: 'e', labelNames: ['operation', 'kind'], registers })
  class Driver {
    readonly #greeting = 'bonjour'
    greet(name: string) {
      return Promise.resolve(`${this.#greeting} ${name}`)
    }
    fail(error: Error) {
      return Promise.reject(error)
    }
    stream() {
      return Promise.resolve()
    }
  }
  const driver = observeCalls(new Driver(), ['greet', 'fail', 'stream'], {
    duration,
    errors,
    untimed: ['stream'],
  })
  return { driver, duration, errors }
}

test('a measured method returns its result, called on its own object', async () => {
  const { driver, duration } = observe()

  expect(await driver.greet('Marie')).toBe('bonjour Marie')
  const { values } = await duration.get()
  expect(values.find(({ metricName }) => metricName === 'd_count')).toMatchObject({
    value: 1,
    labels: { operation: 'greet' },
  })
})

test('an error is passed on, and counted as an outage or not', async () => {
  const { driver, errors } = observe()
  const refused = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })

  await expect(driver.fail(refused)).rejects.toBe(refused)
  await expect(driver.fail(new Error('taken'))).rejects.toThrow('taken')
  const counts = (await errors.get()).values.map(
    ({ labels, value }) => `${labels.operation} ${labels.kind} ${value}`,
  )
  // A series that begins with its first error would show Prometheus no increase.
  expect(counts.toSorted()).toEqual([
    'fail other 1',
    'fail outage 1',
    'greet outage 0',
    'stream outage 0',
  ])
})

test('a method whose duration depends on its reader is not measured', async () => {
  const { driver, duration } = observe()
  await driver.stream()

  expect((await duration.get()).values).toEqual([])
})
