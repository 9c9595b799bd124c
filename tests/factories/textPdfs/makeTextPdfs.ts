/**
 * `npm run pdfs:make -- [name …]`: makes the PDFs of `pdf` anew, from
 * `sources` with real programs and from `drawn`. The programs are Debian's packages
 * `texlive-latex-base texlive-latex-extra texlive-lang-french texlive-fonts-recommended
 * libreoffice-writer-nogui scribus xvfb fonts-liberation
 * fonts-dejavu-core`, a Chromium, and Typst from PyPI. Results differ from
 * version to version of a program: look at those that changed before they are committed.
 */
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumFlags, findChromium } from '../../support/chromium'
import { runCommand } from '../../support/commands'
import { installWheel } from '../../support/pythonWheel'
import { columnPdfs } from './drawn/columns'
import { letterPdfs } from './drawn/letters'
import { pagePdfs } from './drawn/pages'
import { paragraphPdfs } from './drawn/paragraphs'

const SOURCES = path.join(import.meta.dirname, 'sources')
const OUT = path.join(import.meta.dirname, 'pdf')

const TYPST = {
  requirement: 'typst==0.15.2',
  sha256: ['99fe0916980cab453e60332125e133c737bf3b76efd325b60d055c551e5887a1'],
}

/** Sources of which a PDF without tags is made as well, `NAME-sans-balises.pdf`. */
const UNTAGGED = new Set([
  ...[
    'article',
    'cesures',
    'cesures-pages',
    'sommaire',
    'espaces',
    'exposants',
    'tableau',
    'encadre',
  ].map((name) => `typst-${name}`),
  'libreoffice-colonnes',
  'libreoffice-tableau',
  'chromium-cesures',
  'chromium-sommaire',
  'chromium-credit',
])

type Make = (source: string, target: string, isTagged: boolean, dir: string) => Promise<void>

const programs: Record<string, Make> = {
  async typ(source, target, isTagged) {
    const code = `import sys; sys.path.insert(0, sys.argv[1]); import typst; typst.compile(sys.argv[2], output=sys.argv[3], ignore_system_fonts=True, timestamp=0, pdf_tags=sys.argv[4] == 'true')`
    await run('python3', ['-c', code, await installWheel(TYPST), source, target, String(isTagged)])
  },
  async tex(source, target, _, dir) {
    await run('pdflatex', ['-interaction=batchmode', `-output-directory=${dir}`, source])
    renameSync(path.join(dir, `${path.basename(source, '.tex')}.pdf`), target)
  },
  async py(source, target) {
    await run('xvfb-run', ['-a', 'scribus', '-g', '-ns', '-py', source, target])
  },
  async html(source, target, isTagged) {
    const tags = isTagged ? [] : ['--disable-pdf-tagging']
    await run(await findChromium(), [
      ...chromiumFlags,
      ...tags,
      '--no-pdf-header-footer',
      `--print-to-pdf=${target}`,
      pathToFileURL(source).href,
    ])
  },
  async fodt(source, target, isTagged, dir) {
    const filter = { UseTaggedPDF: { type: 'boolean', value: String(isTagged) } }
    await run('soffice', [
      '--headless',
      `-env:UserInstallation=${pathToFileURL(path.join(dir, 'profile')).href}`,
      '--convert-to',
      `pdf:writer_pdf_Export:${JSON.stringify(filter)}`,
      '--outdir',
      dir,
      source,
    ])
    renameSync(path.join(dir, `${path.basename(source, '.fodt')}.pdf`), target)
  },
}

async function run(program: string, words: string[]): Promise<void> {
  const { ok, output } = await runCommand(program, words, { timeoutMs: 120_000 })
  if (!ok) throw new Error(`${program}: ${output}`)
}

const chosen = process.argv.slice(2)
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)
const dir = mkdtempSync(path.join(tmpdir(), 'text-pdfs-'))
try {
  for (const [name, draw] of Object.entries({
    ...columnPdfs,
    ...letterPdfs,
    ...pagePdfs,
    ...paragraphPdfs,
  })) {
    if (isChosen(name)) writeFileSync(path.join(OUT, `${name}.pdf`), draw())
  }
  for (const file of readdirSync(SOURCES)) {
    const { name, ext } = path.parse(file)
    const make = programs[ext.slice(1)]
    if (!make || !isChosen(name)) continue
    const source = path.join(SOURCES, file)
    await make(source, path.join(OUT, `${name}.pdf`), true, dir)
    if (UNTAGGED.has(name))
      await make(source, path.join(OUT, `${name}-sans-balises.pdf`), false, dir)
    process.stdout.write(`${name}\n`)
  }
} finally {
  rmSync(dir, { recursive: true, force: true })
}
