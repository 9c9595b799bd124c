/** Every part of the benchmark, in the order in which they run. */
export const partNames = [
  'http',
  'script',
  'lighthouse',
  'static',
  'interactions',
  'media',
  'views',
  'memory',
  'start',
  'peers',
  'uploads',
  'search',
  'archive',
  'reader',
  'reading',
  'newcomer',
  'backup',
  'visitors',
  'processes',
  'subscribers',
  'text',
  'ocr',
] as const

export type PartName = (typeof partNames)[number]

export type BenchOptions = {
  /** Fewer and shorter rounds, smaller sites: a check that everything can be measured. */
  quick: boolean
  /** Path of the JSON file for the results. */
  jsonFile?: string
  /** Issues of the archive. */
  issues?: number
  /** Minutes that the visitors stay. */
  minutes?: number
  /** Whether search, archive, visitors and subscribers are measured on MongoDB, not on SQLite. */
  isOnMongo: boolean
  /** Folder with the PDFs whose text is measured. */
  folder?: string
  parts: PartName[]
}

export const USAGE = `npm run bench -- [--quick] [--json FILE] [--issues N] [--minutes N] [--mongodb] [--folder DIR] [part …]
--issues: size of the archive of « search » and « archive »; --minutes: length of « visitors ».
--mongodb: « search », « archive », « visitors » and « subscribers » on MongoDB, not on SQLite.
--folder: PDFs that « text » reads, the tests’ own by default.
Parts: ${partNames.join(', ')}; without any, all of them.`

/**
 * Parses `[--quick] [--json FILE] [--issues N] [--minutes N] [--mongodb] [--folder DIR] [part …]`.
 * @throws Error with a one-line message about an invalid argument
 */
export function readCommandLine(words: string[]): BenchOptions {
  const options: BenchOptions = { quick: false, isOnMongo: false, parts: [] }
  const chosen = new Set<PartName>()
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (word === '--quick') options.quick = true
    else if (word === '--mongodb') options.isOnMongo = true
    else if (word === '--issues' || word === '--minutes') {
      index += 1
      const count = Number(words[index])
      if (!Number.isInteger(count) || count < 1) throw new Error(`${word} wants a number.`)
      options[word === '--issues' ? 'issues' : 'minutes'] = count
    } else if (word === '--json' || word === '--folder') {
      index += 1
      const name = words[index]
      if (!name || name.startsWith('--')) throw new Error(`${word} wants a name.`)
      options[word === '--json' ? 'jsonFile' : 'folder'] = name
    } else if (isPart(word)) chosen.add(word)
    else throw new Error(`There is no part or option "${word}".`)
  }
  options.parts = partNames.filter((name) => chosen.size === 0 || chosen.has(name))
  return options
}

function isPart(word: string): word is PartName {
  return (partNames as readonly string[]).includes(word)
}
