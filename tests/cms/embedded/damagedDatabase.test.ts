import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillWholeSite } from '../../factories/wholeSite'
import { readDiskFiles, readRows } from '../../support/backups'
import { commandsOf } from '../../support/siteCommands'
import { client } from '../../support/client'
import { makeTempDir } from '../../support/paths'
import { startProduct, type Product } from '../../support/product'
import { restartInVain } from '../../support/restartInVain'

const home = makeTempDir('damaged-site')
const backup = join(home, 'sauvegarde')
const PAGE_BYTES = 4_096

let product: Product
let numero: number

beforeAll(async () => {
  product = await startProduct({ setup: 'embedded' })
  const administrator = await client(product.url).as('administrateur')
  const { dataDir } = product
  numero = (await fillWholeSite(administrator, { dataDir, databaseUrl: undefined })).numero
})
afterAll(async () => {
  await product.stop()
  rmSync(home, { recursive: true, force: true })
})

/** Overwrites pages of the stopped site's database. */
function overwrite(firstPage: number, pages: number): void {
  const file = openSync(join(product.dataDir, 'regards.sqlite'), 'r+')
  writeSync(file, Buffer.alloc(pages * PAGE_BYTES, 7), 0, undefined, firstPage * PAGE_BYTES)
  closeSync(file)
}

// All kinds of damage, as the start finds them: tests/unit/cms/infrastructure/database/sqlite/assertIntact.test.ts.
test('a site with a damaged database is restored by the command that its start names', async () => {
  const { dataDir, mediaDir } = product
  await product.end()
  const commands = commandsOf({ dataDir, mediaDir })
  expect(await commands.backUp(backup)).toMatchObject({ ok: true })
  const [rows, files] = [await readRows({ dataDir }), readDiskFiles(mediaDir)]
  overwrite(20, 10)
  const { reason, log } = await restartInVain(product)
  expect(reason).toBe('exit code 1')
  const [, folder, option = ''] = /est abîmée.* npm run restore -- (\S+) (\S+)/.exec(log) ?? []
  expect([folder, option]).toEqual(['dossier', '--replace'])

  const restore = async () => {
    // The site is not overwritten by mistake.
    expect((await commands.restore(backup)).output).toContain('--replace')
    expect(await commands.restore(backup, option)).toMatchObject({ ok: true })
    expect(await readRows({ dataDir })).toEqual(rows)
    expect(readDiskFiles(mediaDir)).toEqual(files)
  }
  await restore()
  overwrite(0, 1)
  await restore()
  await product.restart()
  expect((await fetch(`${product.url}/regards/${numero}`)).status).toBe(200)
})
