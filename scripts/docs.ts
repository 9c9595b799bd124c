import { writeDocuments } from './docs/documents'
import { publishSeconds } from './docs/renderSeconds'

/**
 * `npm run docs`: copies the seconds of the last whole run of the tests into docs/benchmarks, and
 * renders the tables of docs/ from their data. `npm run check` fails while one is
 * stale.
 */
if (await publishSeconds()) console.log('docs/benchmarks/tests/seconds.json')
const written = await writeDocuments()
console.log(written.length > 0 ? written.join('\n') : 'All documents match their data.')
