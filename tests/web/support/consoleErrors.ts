import { vi } from 'vitest'

let written: string[] = []
let expected: RegExp[] = []

/** Starts to record console errors instead of printing them. */
export function captureConsoleErrors(): void {
  written = []
  expected = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    written.push(parts.map(String).join(' '))
  })
}

/** Declares that the test expects this console error. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

/** @throws when an unexpected error was logged, or an expected one was not */
export function assertConsoleErrors(): void {
  const surprise = written.find((text) => !expected.some((pattern) => pattern.test(text)))
  if (surprise) throw new Error(`Unexpected console.error: ${surprise}`)
  const missing = expected.find((pattern) => !written.some((text) => pattern.test(text)))
  if (missing) throw new Error(`Expected console.error: ${String(missing)}`)
}
