import { vi } from 'vitest'

let written: string[] = []
let expected: RegExp[] = []

/** From now on, what goes to the console is kept instead of shown. */
export function captureConsoleErrors(): void {
  written = []
  expected = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    written.push(parts.map(String).join(' '))
  })
}

/** The test is about something that is logged: it must be, and may be. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

/** @throws when an error was logged that nobody expected, or an expected one was not. */
export function assertConsoleErrors(): void {
  const surprise = written.find((text) => !expected.some((pattern) => pattern.test(text)))
  if (surprise) throw new Error(`Unexpected console.error: ${surprise}`)
  const missing = expected.find((pattern) => !written.some((text) => pattern.test(text)))
  if (missing) throw new Error(`Expected console.error: ${String(missing)}`)
}
