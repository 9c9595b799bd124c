import type { Attributes } from '@opentelemetry/api'
import type { Counter, Histogram } from 'prom-client'

import { isOutage } from '../errors/isOutage'
import { withSpan } from './tracing'

type AsyncMethod = (...args: unknown[]) => Promise<unknown>

/** Replaces methods of an object by ones that run `around` the call. Absent methods stay absent. */
export function wrapMethods<T extends object>(
  target: T,
  names: readonly (keyof T & string)[],
  around: (name: string, call: () => Promise<unknown>, args: unknown[]) => Promise<unknown>,
): T {
  const methods = target as Record<string, AsyncMethod | undefined>
  for (const name of names) {
    const original = methods[name]
    if (!original) continue
    methods[name] = function observed(this: unknown, ...args) {
      return around(name, () => original.apply(this, args), args)
    }
  }
  return target
}

export interface CallMetrics {
  /** First word of the spans, such as `database`. */
  system: string
  duration: Histogram<'operation'>
  errors: Counter<'operation' | 'kind'>
  /** Operations whose time is not that of the system. */
  untimed?: readonly string[]
  /** Attributes of a span, from the arguments of the call. */
  describe?: (args: unknown[]) => Attributes
}

/** Measures methods of a driver: duration, errors, and a span each in a traced request. */
export const observeCalls = <T extends object>(
  target: T,
  names: readonly (keyof T & string)[],
  { system, duration, errors, untimed = [], describe }: CallMetrics,
): T => {
  // A series that begins with its first error shows Prometheus no increase.
  for (const operation of names) errors.inc({ operation, kind: 'outage' }, 0)
  return wrapMethods(target, names, (operation, call, args) =>
    withSpan(`${system} ${operation}`, describe?.(args) ?? {}, async () => {
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
    }),
  )
}
