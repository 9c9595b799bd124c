import type { Counter, Histogram } from 'prom-client'

import { isOutage } from '../errors/isOutage'

type AsyncMethod = (...args: unknown[]) => Promise<unknown>

/** Replaces methods of an object by ones that run `around` the call. Absent methods stay absent. */
export function wrapMethods<T extends object>(
  target: T,
  names: readonly (keyof T & string)[],
  around: (name: string, call: () => Promise<unknown>) => Promise<unknown>,
): T {
  const methods = target as Record<string, AsyncMethod | undefined>
  for (const name of names) {
    const original = methods[name]
    if (!original) continue
    methods[name] = function observed(this: unknown, ...args) {
      return around(name, () => original.apply(this, args))
    }
  }
  return target
}

export interface CallMetrics {
  duration: Histogram<'operation'>
  errors: Counter<'operation' | 'kind'>
  /** Operations whose duration is not the system's. */
  untimed?: readonly string[]
}

/** Measures the duration and the errors of a driver's methods. */
export const observeCalls = <T extends object>(
  target: T,
  names: readonly (keyof T & string)[],
  { duration, errors, untimed = [] }: CallMetrics,
): T => {
  // Initialized at 0: Prometheus sees no increase in a series that begins with its first error.
  for (const operation of names) errors.inc({ operation, kind: 'outage' }, 0)
  return wrapMethods(target, names, async (operation, call) => {
    const began = performance.now()
    try {
      return await call()
    } catch (error) {
      errors.inc({ operation, kind: isOutage(error) ? 'outage' : 'other' })
      throw error
    } finally {
      if (!untimed.includes(operation)) {
        duration.observe({ operation }, (performance.now() - began) / 1000)
      }
    }
  })
}
