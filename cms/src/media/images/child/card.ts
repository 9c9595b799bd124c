import fs from 'node:fs/promises'

import type { CardReply, CardRequest } from './cardMessages'
import { composeCard } from './composeCard'

/**
 * Program of the child process that draws the card of a picture: `node cms/dist/drawCard.js REQUEST`, a
 * JSON text. Knows neither settings nor database, and ends with its parent.
 */
process.once('disconnect', () => process.exit())

const { file, outFile, text } = JSON.parse(process.argv[2] ?? '') as CardRequest
await fs.writeFile(outFile, await composeCard(file, text))
const reply: CardReply = { type: 'drawn' }
if (!process.send) throw new Error('This program is run by the server')
process.send(reply, () => process.disconnect())
