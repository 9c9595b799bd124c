import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import {
  parseStat,
  ProcessorMeter,
  readTreeProcessorMs,
} from '../../support/reporters/processorTime'

/** A meter whose clock shows these milliseconds, one after the other. */
function meterOf(...readings: number[]): ProcessorMeter {
  return new ProcessorMeter(() => readings.shift())
}

test('the time between two files belongs to the next file, which needed its preparation', () => {
  const meter = meterOf(100, 150, 250, 300, 340)
  meter.start('a')
  expect(meter.end('a')).toBe(150)
  meter.start('b')
  expect(meter.end('b')).toBe(90)
})

test('two files at once share the time in equal parts', () => {
  const meter = meterOf(0, 0, 10, 30, 40)
  meter.start('a')
  meter.start('b')
  expect(meter.end('a')).toBe(10 + 10)
  expect(meter.end('b')).toBe(10 + 10)
})

test('without a clock the time is unknown', () => {
  const meter = new ProcessorMeter(() => undefined)
  meter.start('a')
  expect(meter.end('a')).toBeUndefined()
})

test('a program may have spaces and parentheses in its name', () => {
  const fields = 'S 7 1 1 0 -1 0 0 0 0 0 11 12 13 14 20 0'
  expect(parseStat(`42 (next (v1) x) ${fields}`)).toEqual({ parent: 7, ticks: 50 })
})

test.runIf(process.platform === 'linux')('the time of an ended child counts', () => {
  const before = readTreeProcessorMs() ?? 0
  execFileSync(process.execPath, [
    '-e',
    'const used = () => { const { user, system } = process.cpuUsage(); return user + system }; while (used() < 400_000);',
  ])
  expect((readTreeProcessorMs() ?? 0) - before).toBeGreaterThanOrEqual(390)
})
