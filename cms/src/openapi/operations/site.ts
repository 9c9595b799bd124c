import { z } from 'zod'
import { anyObject, type Operations } from '../../lib/openapi/schemas'

const probe = z.object({ status: z.literal('ok') })

/** Probes and this document. */
export const siteOperations: Operations = {
  'GET /api/openapi.json': {
    summary: 'This document',
    responses: { 200: anyObject },
  },
  'GET /api/health': {
    summary: 'The process responds, and which version it is',
    responses: { 200: probe.extend({ version: z.string() }) },
  },
  'GET /api/health/live': {
    summary: 'Liveness: the process responds',
    responses: { 200: probe },
  },
  'GET /api/health/ready': {
    summary: 'Readiness: database and storage respond too',
    responses: { 200: probe },
    errors: ['database-unavailable', 'storage-unavailable', 'starting', 'stopping'],
  },
  'GET /api/health/serving': {
    summary: 'Whether this process can show the public site, for load balancers',
    responses: { 200: probe },
    errors: ['database-unavailable', 'starting', 'stopping'],
  },
}
