/**
 * `npm run demo:make`: typesets number 52 of the demonstration from tools/demo with Typst, and
 * writes the size of its PDF to cms/demo/demo.json. Run it, look at the pages and commit them when
 * a text, a drawing or the template changes.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeWithTypst } from '../tests/factories/textPdfs/programs'
import { repoRoot } from '../tests/support/paths'

const NUMERO = 52

const demoDir = join(repoRoot, 'cms/demo')
const source = join(repoRoot, `tools/demo/numero${NUMERO}.typ`)
const pdf = join(demoDir, `media/regards/demonstration${NUMERO}/fichier.pdf`)

await makeWithTypst(source, pdf, true)

const facts = join(demoDir, 'demo.json')
const content = JSON.parse(readFileSync(facts, 'utf8')) as {
  issues: { numero: number; pdf: { filesize: number } }[]
}
const issue = content.issues.find(({ numero }) => numero === NUMERO)
if (!issue) throw new Error(`${facts} has no number ${NUMERO}.`)
issue.pdf.filesize = statSync(pdf).size
writeFileSync(facts, `${JSON.stringify(content, null, 2)}\n`)
console.log(`${pdf} (${issue.pdf.filesize} bytes)`)
