import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addAbonnes, createAddresses } from '../factories/abonnes'
import { client, type Client } from '../support/client'
import { startCuttingProxy, type CuttingProxy } from '../support/cuttingProxy'
import { startHoldingProxy, type HoldingProxy } from '../support/holdingProxy'
import { startMongo, type Mongo } from '../support/mongod'
import { makeTempDir, repoRoot } from '../support/paths'
import { startProduct, type Product, UNREACHABLE_LIMITS } from '../support/product'
import { startS3, type S3 } from '../support/s3'
import { createClientWithHeaders, openSession } from '../support/session'
import { accounts, type Setup } from '../support/setups'
import { canMount, mountSmallDisk, type SmallDisk } from '../support/smallDisk'
import { startSmtp, type Smtp } from '../support/smtp'

const DISK_MB = 512
const SUBSCRIBERS = 100
/** A campaign takes some fifteen seconds. */
const MAILS_PER_MINUTE = 400

/** Servers of the production set-up, each behind a proxy. */
export type Servers = {
  mongo: Mongo
  s3: S3
  databaseLine: CuttingProxy
  storageLine: CuttingProxy
  storageGate: HoldingProxy
}

/** A running product whose disk, servers and clock can be made to fail. */
export type FaultSite = {
  setup: Setup
  product: Product
  smtp: Smtp
  /** Addresses of the subscribers. */
  subscribers: string[]
  visitor: Client
  /** The client of an administrateur; another one after `signInAgain`. */
  administrator: () => Client
  signInAgain: () => Promise<void>
  /** The disk of the embedded set-up, where one can be mounted. */
  disk: SmallDisk | undefined
  servers: Servers | undefined
  /** Statuses that the fault excuses, besides outages: of sessions that ended with a clock's jump. */
  excused: number[]
  /** Shifts the product's clock from the true time. */
  shiftClock: (ms: number) => void
  stop(): Promise<void>
}

/** Starts a site of a set-up with subscribers, whose PDFs are prepared for reading. */
export async function startFaultSite(setup: Setup): Promise<FaultSite> {
  const servers = setup === 'production' ? await startServers() : undefined
  const disk = setup === 'embedded' && canMount ? await mountSmallDisk(DISK_MB) : undefined
  const smtp = await startSmtp()
  const clockFile = join(makeTempDir('clock'), 'shift')
  writeFileSync(clockFile, '0')
  const product = await startProduct({
    setup,
    env: {
      SMTP_URL: smtp.url,
      MAILS_PER_MINUTE: String(MAILS_PER_MINUTE),
      MAIL_RETRY_SECONDS: '1',
      ...UNREACHABLE_LIMITS,
      PREPARE_READING: '1',
      DISK_RESERVE_MB: '16',
      NODE_OPTIONS: `--import=${pathToFileURL(join(repoRoot, 'tests/support/shiftClock.mjs')).href}`,
      CLOCK_SHIFT_FILE: clockFile,
      ...(disk && { DATA_DIR: join(disk.dir, 'data'), MEDIA_DIR: join(disk.dir, 'media') }),
    },
    ...(servers && {
      // Through the proxy only: a replica set's driver would connect to the server that it names.
      mongo: {
        url: `mongodb://127.0.0.1:${servers.databaseLine.port}/regards?directConnection=true`,
      },
      s3: { settings: { ...servers.s3.settings, endpoint: servers.storageGate.url } },
    }),
  })
  const place = disk
    ? { dataDir: join(disk.dir, 'data'), mediaDir: join(disk.dir, 'media') }
    : { dataDir: product.dataDir, mediaDir: product.mediaDir }
  const subscribers = createAddresses('lectrice', SUBSCRIBERS)
  await addAbonnes({ ...place, mongo: servers && { url: servers.mongo.url } }, subscribers)
  let administrator: Client | undefined
  const signInAgain = async () => {
    const { token } = await openSession(product.url, accounts.administrateur)
    administrator = createClientWithHeaders(product.url, { authorization: `JWT ${token}` })
  }
  await signInAgain()

  return {
    setup,
    product: { ...product, ...place },
    smtp,
    subscribers,
    visitor: client(product.url),
    administrator: () => administrator as Client,
    signInAgain,
    disk,
    servers,
    excused: [],
    shiftClock: (ms) => writeFileSync(clockFile, String(ms)),
    async stop() {
      await product.stop()
      await smtp.stop()
      await disk?.remove()
      if (servers) await stopServers(servers)
    },
  }
}

async function startServers(): Promise<Servers> {
  const [mongo, s3] = await Promise.all([startMongo({ replicaSet: true }), startS3()])
  const databaseLine = await startCuttingProxy(mongo.port)
  const storageLine = await startCuttingProxy(Number(new URL(s3.settings.endpoint).port))
  const storageGate = await startHoldingProxy(storageLine.url)
  return { mongo, s3, databaseLine, storageLine, storageGate }
}

async function stopServers({ mongo, s3, databaseLine, storageLine, storageGate }: Servers) {
  await Promise.all([databaseLine.stop(), storageGate.stop().then(() => storageLine.stop())])
  await Promise.all([mongo.stop(), s3.stop()])
}
