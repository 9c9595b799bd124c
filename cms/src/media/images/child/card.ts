import type { CardReply, CardRequest } from '@regards/contract/schemas/imageMessages'
import fs from 'node:fs/promises'

import { composeCard } from './composeCard'

/**
 * Program of the child process that draws the card of a picture: `node cms/dist/drawCard.js
 * REQUEST`, a JSON text. Knows neither settings nor database, and ends with its parent.
 */
process.once('disconnect', () => process.exit())

const { file, outFile, text } = JSON.parse(process.argv[2] ?? '') as CardRequest
await fs.writeFile(outFile, await composeCard(file, text))
if (!process.send) throw new Error('This program is run by the server')
process.send({ type: 'drawn' } satisfies CardReply, () => process.disconnect())
