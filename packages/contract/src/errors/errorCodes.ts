import { accountErrors } from './accountErrors'
import { fileErrors } from './fileErrors'
import { issueErrors } from './issueErrors'
import { newsletterErrors } from './newsletterErrors'
import { requestErrors } from './requestErrors'

/** Stable codes of the API's errors. The compiler rejects an error with another code; the OpenAPI document lists them. */
export const errorCodes = {
  ...requestErrors,
  ...accountErrors,
  ...issueErrors,
  ...newsletterErrors,
  ...fileErrors,
} as const

export type ErrorCode = keyof typeof errorCodes
