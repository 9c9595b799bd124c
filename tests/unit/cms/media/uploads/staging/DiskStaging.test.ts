import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { DiskStaging } from '../../../../../../cms/src/media/uploads/staging/DiskStaging'
import { makeTempDir } from '../../../../../support/paths'
import { poll } from '../../../../../support/ports'

let home: string
let folder: string
let staging: DiskStaging

beforeEach(async () => {
  home = makeTempDir('staging')
  folder = join(home, 'uploads')
  staging = new DiskStaging(folder)
  // Made by the constructor, later: in a folder that is deleted meanwhile it would fail.
  await poll(() => existsSync(folder), { what: folder, intervalMs: 1 })
  writeFileSync(join(folder, 'envoi'), '')
  writeFileSync(join(folder, 'envoi.json'), JSON.stringify({ id: 'envoi', size: 3 }))
})

test('bytes of an upload that another request dropped meanwhile are of no upload, not a failure', async () => {
  expect(await staging.write(Readable.from([Buffer.from('ab')]), 'envoi', 0)).toBe(2)
  await staging.remove('envoi')

  const write = staging.write(Readable.from([Buffer.from('c')]), 'envoi', 2)
  await expect(write).rejects.toMatchObject({ status: 404, code: 'object-not-found' })
})

test('a write that fails while the upload is there is a failure', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('cut')) })

  await expect(staging.write(broken, 'envoi', 0)).rejects.toMatchObject({ status_code: 500 })
})
