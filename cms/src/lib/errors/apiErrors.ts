import { errorCodes, type ErrorCode } from '@regards/contract/errors/errorCodes'
import type { ErrorRow } from '@regards/contract/errors/ErrorRow'
import { APIError } from 'payload'

/** Codes of errors that only the import command has, and no response. */
type CommandErrorCode = 'file-missing' | 'file-of-site' | 'import-under-way' | 'outside-files'

/** Identifies an ApiError where `instanceof` fails: Next loads this module once per bundle. */
const BRAND = Symbol.for('regards.house-error')

/** An error with an HTTP status, a stable code for programs and a French message for users. */
export class ApiError extends APIError {
  readonly [BRAND] = true

  constructor(
    message: string,
    status: number,
    readonly code: ErrorCode | CommandErrorCode,
    readonly retryAfterSeconds?: number,
    /** Details for programs, sent with the error. */
    readonly details?: Record<string, unknown>,
  ) {
    super(message, status, null, true)
    // Payload chooses the log level by name (see loggingLevels in payload.config.ts).
    this.name = 'APIError'
  }
}

/** Whether an error is an ApiError, whichever bundle created it. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && BRAND in error

type NamesIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type NamesOf<Code extends ErrorCode> = NamesIn<(typeof errorCodes)[Code][2]>

type CodeWithValues = {
  [Code in ErrorCode]: [NamesOf<Code>] extends [never] ? never : Code
}[ErrorCode]

type Extras = { retryAfterSeconds?: number; details?: Record<string, unknown> }

/**
 * Creates an error of the contract, with its status.
 * @param told a sentence in place of the contract's, or values for its names; seconds of
 * `Retry-After`; details for programs
 */
export function apiError(code: ErrorCode, told: string): ApiError
export function apiError(code: Exclude<ErrorCode, CodeWithValues>, told?: Extras): ApiError
export function apiError<Code extends CodeWithValues>(
  code: Code,
  told: Extras & Record<NamesOf<Code>, string | number>,
): ApiError
export function apiError(
  code: ErrorCode,
  told: string | (Extras & Record<string, unknown>) = {},
): ApiError {
  const [status, , sentence, retryAfter]: ErrorRow = errorCodes[code]
  if (typeof told === 'string') return new ApiError(told, status, code, retryAfter)
  const { retryAfterSeconds = retryAfter, details, ...values } = told
  const message = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  return new ApiError(message, status, code, retryAfterSeconds, details)
}

/** @returns a size in whole mebibytes, as sentences name it */
export const toMebibytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)
