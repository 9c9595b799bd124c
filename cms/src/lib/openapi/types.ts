import type { z } from 'zod'

import type { ErrorCode } from '@regards/contract/errors/errorCodes'
import { roleNames, type Role } from '@regards/contract/roles'

/** A JSON Schema (2020-12), or another object of an OpenAPI document. */
export type Json = Record<string, unknown>

/** Who sends a request: anybody, or an account of a role. */
export type ApiRole = 'visitor' | Role

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options'

/** Schema of a body: of zod, or of JSON Schema. */
export type Schema = z.ZodType | Json

/** A body of another type than JSON. */
export interface Media {
  mediaType: string
  schema: Schema
}

/** Description of one operation of the API. */
export interface Operation {
  summary: string
  /** Roles that may use it; records that a role may not see are reported as not found. */
  roles: readonly ApiRole[]
  /** Parameters of the query and headers; those of the path are added by their names. */
  parameters?: Json[]
  body?: Schema | Media[]
  /** Whether the body may be omitted. */
  isBodyOptional?: boolean
  /** Successful responses by status; null for one without a body. */
  responses: Record<number, Schema | Media | null>
  /** Stable codes of its own errors, beside those that every operation may have. */
  errors?: readonly ErrorCode[]
}

/** Descriptions by `METHOD /path`, in OpenAPI's path syntax. */
export type Operations = Record<string, Operation>

export const ACCOUNTS: readonly ApiRole[] = roleNames
export const ANYONE: readonly ApiRole[] = ['visitor', ...ACCOUNTS]
export const EDITORS: readonly ApiRole[] = ['editeur', 'administrateur']
export const ADMINISTRATORS: readonly ApiRole[] = ['administrateur']
