import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { makePdf } from '../../factories/pdf'
import { client, type Client } from '../../support/client'
import { startS3 } from '../../support/s3'
import { startProduct, type Product } from '../../support/product'
import { setups } from '../../support/setups'
import { trackPeakMemory } from '../../support/trackPeakMemory'
import type { Cell, BenchResult } from '../metrics'
import { median, percentile } from '../percentile'
import { startRawPut } from '../rawPut'
import { sendByPut, sendByTus } from '../sendFile'
import { startTusd } from '../tusd'

const MB = 1024 * 1024

type Contestant = {
  name: string
  send: () => Promise<number>
  tidy?: () => Promise<void>
  product?: Product
}

/**
 * How fast a PDF of 200 MB is uploaded and its record created, compared on the same machine with
 * tusd, the reference server of tus, which only stores the bytes, and with a plain PUT. The three
 * alternate.
 */
export async function measureUploads({ quick }: { quick: boolean }): Promise<BenchResult> {
  const size = quick ? 40 * MB : 200 * MB
  const rounds = quick ? 2 : 5
  const pdf = await makePdf({ sizeBytes: size })
  const stops: (() => Promise<unknown>)[] = []
  const started = async <T extends { stop(): Promise<unknown> }>(starting: Promise<T>) => {
    const server = await starting
    stops.push(() => server.stop())
    return server
  }
  try {
    const contestants = await startContestants(pdf, started)
    const runs = await takeTurns(contestants, rounds)
    const rows = runs.map(({ name, seconds, growth }) => toRow(name, size, seconds, growth))
    const columns = [`median of ${rounds}`, 'lowest', 'highest', 'memory above rest']
    return { tables: [{ title: `${size / MB} MB to`, columns, rows }], errors: [] }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

type Started = <T extends { stop(): Promise<unknown> }>(starting: Promise<T>) => Promise<T>

async function startContestants(pdf: Buffer, started: Started): Promise<Contestant[]> {
  const products: Product[] = []
  for (const setup of setups) {
    const env = { DEMO: '0', MAX_UPLOAD_MB: '300' }
    products.push(await started(startProduct({ setup, env })))
  }
  const s3 = await started(startS3())
  const s3Client = s3.client()
  await started(Promise.resolve({ stop: () => Promise.resolve(s3Client.destroy()) }))
  const tusdDisk = await started(startTusd())
  const tusdS3 = await started(startTusd(s3.settings))
  const put = await started(startRawPut())
  return [
    ...(await Promise.all(products.map((product) => regards(product, pdf)))),
    { name: 'tusd, disk', send: () => sendByTus(tusdDisk.url, pdf, {}) },
    { name: 'tusd, S3', send: () => sendByTus(tusdS3.url, pdf, {}) },
    { name: 'one PUT to a plain Node server, disk', send: () => sendByPut(put.url, pdf) },
    {
      name: 'one PUT to the S3 server itself',
      send: () => putObject(s3Client, s3.settings.bucket, pdf),
    },
  ]
}

type Run = { name: string; seconds: number[]; growth: number | undefined }

async function takeTurns(contestants: Contestant[], rounds: number): Promise<Run[]> {
  const runs = contestants.map(({ name }): Run => ({ name, seconds: [], growth: undefined }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { send, tidy, product }] of contestants.entries()) {
      const before = await product?.memory()
      const watch = product && trackPeakMemory(product)
      const taken = await send()
      const peak = await watch?.stop()
      await tidy?.()
      const run = runs[index]
      // The first round is a warm-up: code is loaded, memory pages are allocated.
      if (round === 0 || !run) continue
      run.seconds.push(taken)
      if (peak !== undefined && before !== undefined) {
        run.growth = Math.max(run.growth ?? 0, peak - before)
      }
    }
  }
  return runs
}

function toRow(name: string, size: number, seconds: number[], growth: number | undefined) {
  const rates = seconds.map((time) => size / 1_000_000 / time)
  const cells: Cell[] = [median(rates), percentile(rates, 0), percentile(rates, 1)].map(
    (value) => ({ value, unit: 'MB/s' }),
  )
  if (growth !== undefined) cells.push({ value: growth / MB, unit: 'MB' })
  return { name, cells }
}

async function regards(product: Product, pdf: Buffer): Promise<Contestant> {
  const administrator = await client(product.url).as('administrateur')
  const headers = {
    Authorization: `JWT ${administrator.token}`,
    'Upload-Metadata': metadata({ filename: 'a.pdf', filetype: 'application/pdf', kind: 'pdf' }),
  }
  return {
    name: `regards, ${product.setup === 'embedded' ? 'disk and SQLite' : 'S3 and MongoDB'}`,
    send: () => sendByTus(`${product.url}/api/uploads`, pdf, headers),
    tidy: () => deleteDocuments(administrator),
    product,
  }
}

async function deleteDocuments(administrator: Client): Promise<void> {
  const answer = await administrator.delete('/api/documents?where[filesize][greater_than]=0')
  if (answer.status !== 200) throw new Error(`Not deleted: ${answer.text}`)
}

async function putObject(s3Client: S3Client, bucket: string, pdf: Buffer): Promise<number> {
  const began = performance.now()
  await s3Client.send(new PutObjectCommand({ Bucket: bucket, Key: 'file', Body: pdf }))
  return (performance.now() - began) / 1000
}

function metadata(entries: Record<string, string>): string {
  return Object.entries(entries)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}
