import { expect } from 'vitest'
import type { Errors } from '../factories/storedObject'
import type { ApiResponse } from './client'

/** Expects a response to be an error of the API with this status and code. */
export function expectRefusal({ json, status }: ApiResponse, expected: number, code: string): void {
  expect([status, (json as Errors).errors[0]?.code]).toEqual([expected, code])
}
