import { cardReply, cardRequest } from '@regards/contract/schemas/imageMessages'
import fs from 'node:fs/promises'

import { composeCard } from './composeCard'

/**
 * Program of the child process that draws the card of a picture: `node cms/dist/drawCard.js REQUEST`, a
 * JSON text. Knows neither settings nor database, and ends with its parent.
 */
process.once('disconnect', () => process.exit())

const { file, outFile, text } = cardRequest.parse(JSON.parse(process.argv[2] ?? ''))
await fs.writeFile(outFile, await composeCard(file, text))
const reply = cardReply.parse({ type: 'drawn' })
if (!process.send) throw new Error('This program is run by the server')
process.send(reply, () => process.disconnect())
