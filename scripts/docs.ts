import { writeDocuments } from './docs/documents'

/**
 * `npm run docs`: renders the tables of docs/ from their data. `npm run check` fails while one is
 * stale.
 */
const written = await writeDocuments()
console.log(written.length > 0 ? written.join('\n') : 'All documents match their data.')
