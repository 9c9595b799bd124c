import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { connectMongo, startMongo, type Mongo } from './mongod'
import { connectS3, startS3, type S3, type S3Settings } from './s3'

const MONGO_VARIABLE = 'TEST_MONGO_URL'
const S3_VARIABLE = 'TEST_S3_SETTINGS'

/** Data location of a production set-up: a database and a bucket of its own. */
export type ProductionData = {
  databaseUrl: string
  s3: S3Settings
  /** Drops the database. The bucket is deleted with its server. */
  drop(): Promise<void>
}

/** MongoDB and S3 servers shared by all suites of a run. */
export type SharedServers = {
  /** Environment variables that give the runner processes the servers' addresses. */
  environment: Record<string, string>
  stop(): Promise<void>
}

/** Starts the servers that {@link createProductionData} finds through the environment. */
export async function startSharedServers(): Promise<SharedServers> {
  const [mongo, s3] = await Promise.all([startMongo({ replicaSet: true }), startS3()])
  return {
    environment: { [MONGO_VARIABLE]: mongo.url, [S3_VARIABLE]: JSON.stringify(s3.settings) },
    async stop() {
      await Promise.all([mongo.stop(), s3.stop()])
    },
  }
}

type Servers = { mongo: Pick<Mongo, 'getUrl'>; s3: Pick<S3, 'settingsOf'> }

/** Servers of this process, when the run shares none; stopped at its exit. */
let own: Promise<Servers> | undefined

function servers(): Promise<Servers> {
  const { [MONGO_VARIABLE]: mongoUrl, [S3_VARIABLE]: settings } = process.env
  if (mongoUrl && settings) {
    const s3 = connectS3(JSON.parse(settings) as S3Settings)
    return Promise.resolve({ mongo: connectMongo(mongoUrl), s3 })
  }
  own ??= Promise.all([startMongo({ replicaSet: true }), startS3()]).then(([mongo, s3]) => ({
    mongo,
    s3,
  }))
  return own
}

/** Creates a database and a bucket on the run's servers. */
export async function createProductionData(): Promise<ProductionData> {
  const { mongo, s3 } = await servers()
  const name = `regards-${randomUUID().slice(0, 13)}`
  const databaseUrl = mongo.getUrl(name)
  return {
    databaseUrl,
    s3: await s3.settingsOf(name),
    async drop() {
      const client = await MongoClient.connect(databaseUrl)
      await client.db().dropDatabase()
      await client.close()
    },
  }
}
