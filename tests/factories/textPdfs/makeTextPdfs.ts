/**
 * `npm run pdfs:make -- [name …]`: makes the PDFs of `pdf` that have a source in `sources` anew
 * with real programs. The others were written by hand: they are text that a
 * person reads in the file. The programs are Debian's packages
 * `texlive-latex-base texlive-latex-extra texlive-lang-french texlive-fonts-recommended
 * libreoffice-writer-nogui scribus xvfb fonts-liberation
 * fonts-dejavu-core`, a Chromium, and Typst from PyPI. Results differ from
 * version to version of a program: look at those that changed before they are committed.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { programs } from './programs'

const SOURCES = path.join(import.meta.dirname, 'sources')
const OUT = path.join(import.meta.dirname, 'pdf')

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
    'notes',
    'chanson',
    'grand-encadre',
    'entretien',
    'cote-a-cote',
    'legendes-marge',
    'recette',
    'poemes',
    'hommage',
  ].map((name) => `typst-${name}`),
  'libreoffice-colonnes',
  'libreoffice-tableau',
  'chromium-cesures',
  'chromium-sommaire',
  'chromium-credit',
])

const chosen = process.argv.slice(2)
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)
const dir = mkdtempSync(path.join(tmpdir(), 'text-pdfs-'))
try {
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
