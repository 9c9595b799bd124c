import { afterAll, afterEach, vi } from 'vitest'
import { deleteTempDirs } from '../support/paths'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

afterAll(deleteTempDirs)
