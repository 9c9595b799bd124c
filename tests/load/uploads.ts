import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { makePdf } from '../factories/pdf'
import { client, type Client } from '../support/client'
import { startS3 } from '../support/s3'
import { startProduct, type Product } from '../support/server'
import { setups } from '../support/setups'
import { watchMemory } from '../support/watchMemory'
import { startRawPut } from './rawPut'
import { sendByPut, sendByTus } from './sendFile'
import { startTusd } from './tusd'

/**
 * `npm run bench:uploads`: how fast a PDF of 200 MB arrives, and is a record, beside what does less on
 * the same machine: tusd, the reference server of tus, which only keeps the bytes, and a plain PUT.
 * All take turns within one run. Prints a table in Markdown.
 */
const MB = 1024 * 1024
const SIZE = 200 * MB
const ROUNDS = 5

type Contestant = {
  name: string
  send: () => Promise<number>
  tidy?: () => Promise<void>
  product?: Product
}

const pdf = await makePdf({ sizeBytes: SIZE })
const stops: (() => Promise<unknown>)[] = []

const products = await Promise.all(
  setups.map((setup) => startProduct({ setup, env: { DEMO: '0', MAX_UPLOAD_MB: '300' } })),
)
const s3 = await startS3()
const s3Client = s3.client()
const [tusdDisk, tusdS3, put] = await Promise.all([
  startTusd(),
  startTusd(s3.settings),
  startRawPut(),
])
stops.push(...products.map((product) => () => product.stop()))
stops.push(
  () => tusdDisk.stop(),
  () => tusdS3.stop(),
  () => put.stop(),
  () => s3.stop(),
)

const contestants: Contestant[] = [
  ...(await Promise.all(products.map(regards))),
  { name: 'tusd, disk', send: () => sendByTus(tusdDisk.url, pdf, {}) },
  { name: 'tusd, S3', send: () => sendByTus(tusdS3.url, pdf, {}) },
  { name: 'one PUT to a plain Node server, disk', send: () => sendByPut(put.url, pdf) },
  { name: 'one PUT to the S3 server itself', send: () => putObject(s3Client) },
]
const seconds = new Map(contestants.map(({ name }) => [name, [] as number[]]))
const growth = new Map<string, number>()
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const { name, send, tidy, product } of contestants) {
    const before = await product?.memory()
    const watch = product && watchMemory(product)
    const taken = await send()
    const peak = await watch?.stop()
    await tidy?.()
    // The first round warms up: code is loaded, pages of memory are asked for.
    if (round === 0) continue
    seconds.get(name)?.push(taken)
    if (peak !== undefined && before !== undefined) {
      growth.set(name, Math.max(growth.get(name) ?? 0, peak - before))
    }
  }
}
print(['200 MB to', `median of ${ROUNDS}`, 'lowest', 'highest', 'memory above rest'])
print(['---', '---', '---', '---', '---'])
for (const [name, times] of seconds) {
  const rates = times.map((time) => SIZE / 1_000_000 / time).sort((one, other) => one - other)
  const [lowest = 0, highest = 0] = [rates[0], rates.at(-1)]
  const median = rates[Math.floor(rates.length / 2)] ?? 0
  const grown = growth.get(name)
  print([
    name,
    ...[median, lowest, highest].map((rate) => `${rate.toFixed(0)} MB/s`),
    grown === undefined ? '' : `${(grown / MB).toFixed(0)} MB`,
  ])
}
s3Client.destroy()
for (const stop of stops) await stop()

async function regards(product: Product): Promise<Contestant> {
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

async function putObject(s3Client: S3Client): Promise<number> {
  const began = performance.now()
  await s3Client.send(new PutObjectCommand({ Bucket: s3.settings.bucket, Key: 'file', Body: pdf }))
  return (performance.now() - began) / 1000
}

function metadata(entries: Record<string, string>): string {
  return Object.entries(entries)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}

function print(columns: string[]): void {
  process.stdout.write(`| ${columns.join(' | ')} |\n`)
}
