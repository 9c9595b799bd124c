import fs from 'node:fs'
import path from 'node:path'

import { env } from './env'

const manifest = fs.readFileSync(path.join(env.cmsDir, '..', 'package.json'), 'utf8')

/** Version of the product: that of the workspace's package.json. */
export const { version } = JSON.parse(manifest) as { version: string }
