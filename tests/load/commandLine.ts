/** Every part of the benchmark, in the order in which they run. */
export const partNames = [
  'http',
  'script',
  'lighthouse',
  'interactions',
  'media',
  'views',
  'memory',
  'start',
  'peers',
  'uploads',
  'search',
  'reader',
  'reading',
  'backup',
] as const

export type PartName = (typeof partNames)[number]

export type BenchOptions = {
  /** Fewer and shorter rounds, smaller sites: a check that everything can be measured. */
  quick: boolean
  /** Path of the JSON file for the results. */
  jsonFile?: string
  parts: PartName[]
}

export const USAGE = `npm run bench -- [--quick] [--json FILE] [part …]
Parts: ${partNames.join(', ')}; without any, all of them.`

/**
 * Parses `[--quick] [--json FILE] [part …]`.
 * @throws Error with a one-line message about an invalid argument
 */
export function readCommandLine(words: string[]): BenchOptions {
  const options: BenchOptions = { quick: false, parts: [] }
  const chosen = new Set<PartName>()
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (word === '--quick') options.quick = true
    else if (word === '--json') {
      index += 1
      const file = words[index]
      if (!file || file.startsWith('--')) throw new Error('--json wants the name of a file.')
      options.jsonFile = file
    } else if (isPart(word)) chosen.add(word)
    else throw new Error(`There is no part or option "${word}".`)
  }
  options.parts = partNames.filter((name) => chosen.size === 0 || chosen.has(name))
  return options
}

function isPart(word: string): word is PartName {
  return (partNames as readonly string[]).includes(word)
}
