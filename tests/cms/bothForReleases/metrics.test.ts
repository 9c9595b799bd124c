import { request } from 'node:http'
import { once } from 'node:events'
import { afterAll, expect, inject, test } from 'vitest'
import { makeHtml } from '../../factories/invalidFiles'
import { publishRegard } from '../../factories/regard'
import { pdfMetadata } from '../../factories/uploads'
import { client } from '../../support/client'
import { browser } from '../../support/dailyCounts'
import { readAlertRules, readDashboardExpressions } from '../../support/monitoringFiles'
import { poll } from '../../support/ports'
import { parsePromql } from '../../support/promql'
import { startProduct } from '../../support/product'
import { METRICS_TOKEN, scrape } from '../../support/scrape'
import { accounts } from '../../support/setups'
import { startSmtp } from '../../support/smtp'
import { upload } from '../../support/tus'

const { setup, url: urlOfShared } = inject('product')

const smtp = await startSmtp()
const product = await startProduct({ setup, env: { METRICS_TOKEN, SMTP_URL: smtp.url } })
const visitor = client(product.url)
const administrator = await visitor.as('administrateur')
afterAll(async () => {
  await product.stop()
  await smtp.stop()
})

test('without METRICS_TOKEN /api/metrics returns 404 to everybody', async () => {
  const shared = client(urlOfShared)
  const signedIn = await shared.as('administrateur')
  const withToken = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }

  expect((await shared.get('/api/metrics')).status).toBe(404)
  expect((await shared.get('/api/metrics', withToken)).status).toBe(404)
  expect((await signedIn.get('/api/metrics')).status).toBe(404)
})

test('/api/metrics returns 401 without the right bearer token', async () => {
  const read = async (authorization: string) =>
    visitor.get<{ errors: { code: string }[] }>('/api/metrics', { headers: { authorization } })

  for (const wrong of ['', 'Bearer', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN, 'Bearer é']) {
    const refused = await read(encodeURI(wrong))
    expect(refused.status).toBe(401)
    expect(refused.json.errors.map(({ code }) => code)).toEqual(['unauthenticated'])
    expect(refused.text).not.toContain('http_request')
  }
  expect((await administrator.get('/api/metrics')).status).toBe(401)
  const answer = await read(`Bearer ${METRICS_TOKEN}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a scrape has version, readiness and serving state', async () => {
  const now = await scrape(product.url)
  const storage = setup === 'embedded' ? 'disk' : 's3'
  const database = setup === 'embedded' ? 'sqlite' : 'mongodb'

  expect(now.value('regards_build_info', { storage, database })).toBe(1)
  expect(now.value('regards_ready')).toBe(1)
  expect(now.value('regards_serving')).toBe(1)
  expect(now.value('regards_dependency_up', { dependency: 'database' })).toBe(1)
  expect(now.value('regards_dependency_up', { dependency: 'storage' })).toBe(1)
  expect(now.value('regards_disk_free_bytes', { folder: 'data' })).toBeGreaterThan(0)
  expect(now.value('regards_jobs', { state: 'failed' })).toBe(0)
})

test('uploads, sign-ins, openings, cache lookups, e-mails and requests are counted in the metrics', async () => {
  const before = await scrape(product.url)
  const { numero } = await publishRegard(administrator)
  await upload(administrator, makeHtml(), pdfMetadata)
  await visitor.post('/api/users/login', { email: 'a@b.fr', password: 'un-mot-faux' })
  await visitor.get(`/regards/${numero}/pdf`, { headers: browser })
  await visitor.post(`/api/regards/numero/${numero}/telechargement`)
  // Made, then served from memory.
  for (let count = 0; count < 3; count += 1) await visitor.get('/a-propos/historique')
  const email = accounts.administrateur.email
  await visitor.post('/api/users/forgot-password', { email })
  await smtp.waitForMail(({ to }) => to.includes(email))
  const countJobs = async () =>
    (await scrape(product.url)).sum('regards_job_duration_seconds_count', { outcome: 'success' })
  await poll(async () => (await countJobs()) > 0, { what: 'a finished job' })
  const after = await scrape(product.url)
  const growth = (name: string, labels?: Record<string, string>) =>
    after.sum(name, labels) - before.sum(name, labels)

  expect(growth('regards_uploads_started_total')).toBe(3)
  expect(growth('regards_uploads_finished_total')).toBe(2)
  expect(growth('regards_uploads_failed_total', { reason: 'rejected' })).toBe(1)
  expect(growth('regards_uploaded_bytes_total')).toBeGreaterThan(0)
  expect(growth('regards_sign_ins_total', { outcome: 'refused' })).toBe(1)
  expect(growth('regards_openings_total', { action: 'view' })).toBe(1)
  expect(growth('regards_openings_total', { action: 'download' })).toBe(1)
  expect(growth('regards_response_cache_lookups_total', { result: 'miss' })).toBeGreaterThan(0)
  expect(growth('regards_response_cache_lookups_total', { result: 'hit' })).toBeGreaterThan(1)
  expect(after.value('regards_response_cache_entries')).toBeGreaterThan(0)
  expect(growth('regards_emails_total', { outcome: 'sent' })).toBe(1)
  expect(
    growth('regards_storage_call_duration_seconds_count', { operation: 'put' }),
  ).toBeGreaterThan(0)
  expect(
    growth('regards_database_call_duration_seconds_count', { operation: 'create' }),
  ).toBeGreaterThan(0)
  const requests = (labels: Record<string, string>) =>
    growth('http_request_duration_seconds_count', labels)
  expect(requests({ route: 'opening', method: 'GET', status: '3xx' })).toBe(1)
  expect(requests({ route: 'page', method: 'GET', status: '2xx' })).toBe(3)
  expect(requests({ route: 'account', method: 'POST', status: '4xx' })).toBe(1)
})

test('unknown paths and methods do not grow the number of metric series (cardinality)', async () => {
  const before = await scrape(product.url)
  const methods = ['PROPFIND', 'MKCOL', 'PURGE', 'M-SEARCH', 'TRACE', 'LOCK', 'PATCH', 'GET']
  const paths = ['/media/x', '/assets/x', '/api/storage/x', '/api/x', '/admin/x', '/x', '/x.php?x=']
  let sent = 0
  const send = async () => {
    while (sent < 1_000) {
      const index = sent++
      const path = `${paths[index % paths.length]}${index}`
      await exchange(methods[index % methods.length] ?? 'GET', path)
    }
  }
  await Promise.all(Array.from({ length: 8 }, send))
  const after = await scrape(product.url)
  const total = (each: typeof after) => each.sum('http_request_duration_seconds_count')
  const series = after.samples.filter(({ name }) => name === 'http_request_duration_seconds_count')
  const valuesOf = (label: string) => [...new Set(series.map(({ labels }) => labels[label]))]

  expect(total(after) - total(before)).toBeGreaterThanOrEqual(1_000)
  expect(valuesOf('method')).toEqual(expect.arrayContaining(['GET', 'other']))
  for (const method of ['PROPFIND', 'TRACE', 'M-SEARCH']) {
    expect(valuesOf('method')).not.toContain(method)
  }
  expect(valuesOf('route').length).toBeLessThanOrEqual(12)
  expect(series.length).toBeLessThan(120)
  expect(after.samples.length).toBeLessThan(2_500)
})

test('each metric and label of the dashboard and of the alert rules exists in a scrape', async () => {
  const { samples } = await scrape(product.url)
  const labelsOf = new Map<string, Set<string>>()
  for (const { name, labels } of samples) {
    const known = labelsOf.get(name) ?? new Set()
    for (const label of Object.keys(labels)) known.add(label)
    labelsOf.set(name, known)
  }
  const rules = readAlertRules()
  const expressions = [...rules.map(({ expr }) => expr), ...readDashboardExpressions()]
  // Prometheus makes `up` itself, and adds two labels to every sample.
  const selectors = expressions.flatMap(parsePromql).filter(({ metric }) => metric !== 'up')
  const unknown = selectors.flatMap(({ metric, labels }) => {
    const known = labelsOf.get(metric)
    if (!known) return [metric]
    return labels.filter((label) => !known.has(label)).map((label) => `${metric}{${label}}`)
  })

  expect(rules.length).toBeGreaterThan(10)
  expect(selectors.length).toBeGreaterThan(50)
  expect(unknown).toEqual([])
})

/** Sends a request with any method, which fetch would refuse, and reads its response. */
async function exchange(method: string, path: string): Promise<void> {
  const outgoing = request(`${product.url}${path}`, { method })
  outgoing.end()
  const [response] = (await once(outgoing, 'response')) as [NodeJS.ReadableStream]
  response.resume()
  await once(response, 'end')
}
