/** An element as React writes it down for the browser: mark, type, key, properties. */
export type FlightElement = ['$', string, string | null, Record<string, unknown>]

const CHUNK = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/gs
const ROW_HEAD = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/

/**
 * The first element of a class in a page that Next drew, whole. What is not ready with the page's
 * first bytes is not in its HTML: only these rows say what the browser will draw.
 * @returns undefined when the page has no such element
 */
export function findElement(html: string, className: string): FlightElement | undefined {
  const rows = readRows(html)
  for (const row of rows.values()) {
    if (!row.startsWith('[') || !row.includes(className)) continue
    const found = everyElement(JSON.parse(row)).find(
      ([, , , { className: own }]) => own === className,
    )
    if (found) return withRows(found, rows) as FlightElement
  }
  return undefined
}

/** The elements of a type below this one, in the order they are read in. */
export function elementsOf(node: unknown, type: string): FlightElement[] {
  return everyElement(node).filter((element) => element[1] === type)
}

/** The words of an element. */
export function textOf(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (!Array.isArray(node)) return ''
  return isElement(node) ? textOf(node[3].children) : node.map(textOf).join('')
}

/** The rows of a page by their ids: most are JSON on one line; a long text says its length instead. */
function readRows(html: string): Map<string, string> {
  const chunks = [...html.matchAll(CHUNK)].map(([, chunk = '""']) => JSON.parse(chunk) as string)
  const rows = new Map<string, string>()
  for (let rest = Buffer.from(chunks.join('')); rest.length > 0;) {
    const [head = '', id = '', length] = ROW_HEAD.exec(rest.toString('latin1', 0, 40)) ?? []
    const end = length ? head.length + Number.parseInt(length, 16) : rest.indexOf('\n')
    if (!head || end === -1) throw new Error('The page does not write its rows as expected')
    rows.set(id, rest.toString('utf8', head.length, end))
    rest = rest.subarray(length ? end : end + 1)
  }
  return rows
}

/** The same with the parts that stand in rows of their own ($L4a) in their places. */
function withRows(node: unknown, rows: Map<string, string>): unknown {
  if (Array.isArray(node)) return node.map((part) => withRows(part, rows))
  if (typeof node === 'object' && node !== null) {
    return Object.fromEntries(
      Object.entries(node).map(([key, part]) => [key, withRows(part, rows)]),
    )
  }
  const id = typeof node === 'string' ? /^\$L([0-9a-f]+)$/.exec(node)?.[1] : undefined
  const row = id === undefined ? undefined : rows.get(id)
  return row?.startsWith('[') ? withRows(JSON.parse(row), rows) : node
}

function everyElement(node: unknown): FlightElement[] {
  if (Array.isArray(node)) {
    return isElement(node)
      ? [node, ...everyElement(Object.values(node[3]))]
      : node.flatMap(everyElement)
  }
  return []
}

function isElement(node: unknown[]): node is FlightElement {
  return node[0] === '$'
}
