/**
 * `npm run demo:draw`: generates the demonstration in cms/demo, which is committed and read by the
 * first start. Publishes the drawings through Payload on an empty database, so that the records and
 * the resized images are those of the product. Takes about two minutes.
 */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const target = path.resolve(import.meta.dirname, '../../cms/demo')
const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'regards-demo-'))
const mediaDir = path.join(dataDir, 'media')
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  MEDIA_DIR: mediaDir,
  LOG_LEVEL: 'error',
})

try {
  // Imported after the settings are in place: the modules of cms read them when they are loaded.
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../cms/src/payload.config')
  const { prepareDatabase } = await import('../../cms/src/infrastructure/database/prepareDatabase')
  const { closeDatabase } = await import('../../cms/src/infrastructure/database/closeDatabase')
  const { publishDemo } = await import('./src/publishDemo')
  const { shareEqualSizes } = await import('./src/shareEqualSizes')
  await prepareDatabase()
  const payload = await getPayload({ config })
  const content = await publishDemo(payload)
  await closeDatabase(payload)
  const covers = content.issues.map(({ couverture }) => couverture)
  for (const picture of [...content.images.map(({ file }) => file), ...covers]) {
    await shareEqualSizes(mediaDir, picture)
  }

  await fs.rm(target, { recursive: true, force: true })
  for (const folder of ['images', 'regards']) {
    await fs.cp(path.join(mediaDir, folder), path.join(target, 'media', folder), {
      recursive: true,
    })
  }
  await fs.writeFile(path.join(target, 'demo.json'), `${JSON.stringify(content, null, 2)}\n`)
} finally {
  await fs.rm(dataDir, { recursive: true, force: true })
}
process.exit(0)
