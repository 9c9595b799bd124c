import { renameSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumFlags, findChromium } from '../../support/chromium'
import { runCommand } from '../../support/commands'
import { repoRoot } from '../../support/paths'
import { installWheel } from '../../support/pythonWheel'

const TYPST = {
  requirement: 'typst==0.15.2',
  sha256: ['99fe0916980cab453e60332125e133c737bf3b76efd325b60d055c551e5887a1'],
}

/** Fonts that Typst has beside its own. */
const FONTS = path.join(repoRoot, 'cms/fonts')

/** Makes a PDF of a source, with tags if the program has them; `dir` is for files on the way. */
type Make = (source: string, target: string, isTagged: boolean, dir: string) => Promise<void>

/** Typesets a source of Typst. */
export async function makeWithTypst(
  source: string,
  target: string,
  isTagged: boolean,
): Promise<void> {
  const code = `import sys; sys.path.insert(0, sys.argv[1]); import typst; typst.compile(sys.argv[2], output=sys.argv[3], font_paths=[sys.argv[5]], ignore_system_fonts=True, timestamp=0, pdf_tags=sys.argv[4] == 'true')`
  const words = [source, target, String(isTagged), FONTS]
  await run('python3', ['-c', code, await installWheel(TYPST), ...words])
}

/** Programs that make PDFs, by the extension of their sources. */
export const programs: Record<string, Make> = {
  typ: makeWithTypst,
  async tex(source, target, _, dir) {
    const words = ['-interaction=batchmode', `-output-directory=${dir}`, source]
    await run('pdflatex', words, path.dirname(source))
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

async function run(program: string, words: string[], cwd?: string): Promise<void> {
  const { ok, output } = await runCommand(program, words, {
    timeoutMs: 120_000,
    ...(cwd && { cwd }),
  })
  if (!ok) throw new Error(`${program}: ${output}`)
}
