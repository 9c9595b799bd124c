import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { ProcessorMeter } from './processorTime'
import { readWarnings } from './productWarnings'
import { appendResult, type TestResult } from './resultLines'

type Failure = { message: string; stack?: string | undefined }

const testsDir = `${import.meta.dirname}/../..`

/** Vitest reporter that writes each test file's results for `npm test`. */
export default class VitestReporter implements Reporter {
  /** When each module started, in milliseconds since the epoch. */
  readonly #starts = new Map<string, number>()
  readonly #meter = new ProcessorMeter()

  /** The file is about to be imported. */
  onTestModuleQueued({ id }: TestModule): void {
    this.#meter.start(id)
  }

  onTestModuleStart({ id }: TestModule): void {
    this.#starts.set(id, Date.now())
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, duration } = module.diagnostic()
    const suites = [...module.children.allSuites()]
    const errors = [module, ...suites].flatMap((part) => part.errors().map(toText))
    const start = this.#starts.get(module.id) ?? Date.now()
    appendResult({
      file: relative(testsDir, module.moduleId),
      durationMs: collectDuration + setupDuration + duration,
      processorMs: this.#meter.end(module.id),
      tests: [...module.children.allTests()].map(toTestResult),
      errors,
      ...(errors.length > 0 ? { warnings: readWarnings(start, Date.now()) } : {}),
    })
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly Failure[]): void {
    if (errors.length === 0) return
    appendResult({ file: 'no file', durationMs: 0, tests: [], errors: errors.map(toText) })
  }
}

function toTestResult(test: TestCase): TestResult {
  const { state, errors } = test.result()
  if (state === 'passed') return { title: test.fullName, status: 'passed' }
  if (state !== 'failed') return { title: test.fullName, status: 'skipped' }
  const { startTime = 0, duration = 0 } = test.diagnostic() ?? {}
  return {
    title: test.fullName,
    status: 'failed',
    error: errors.map(toText).join('\n'),
    warnings: readWarnings(startTime, startTime + duration),
  }
}

const toText = ({ message, stack }: Failure): string => stack ?? message
