import { expect, test } from 'vitest'
import { replaceRendered, readDecision } from '../../../scripts/docs/documents'
import { toMarkdownTable } from '../../../scripts/docs/toMarkdownTable'

const BEGIN = '<!-- rendered by `npm run docs` -->'
const END = '<!-- end of the rendered part -->'

test('a rendered part replaces the former one and leaves the text around it', () => {
  const document = `# Title\n\n${BEGIN}\n\nold\n\n${END}\n\nend\n`

  expect(replaceRendered('a.md', document, 'new\n')).toBe(
    `# Title\n\n${BEGIN}\n\nnew\n\n${END}\n\nend\n`,
  )
  expect(() => replaceRendered('a.md', '# Title\n', 'new')).toThrow('a.md lacks')
})

test('a cell of a table may hold a vertical bar', () => {
  expect(toMarkdownTable(['a', 'b'], [['x|y', '']])).toBe(
    ['| a | b |', '| --- | --- |', '| x\\|y |  |'].join('\n'),
  )
})

const record = (status: string, date = '2026-11-27', subject = 'Operation') =>
  `# 080 Title\n\nStatus: ${status}\n\nDate: ${date}\n\nSubject: ${subject}\n\n**Context.** …\n`

test.each([
  'accepted',
  'accepted; the room catalogue is gone',
  'superseded by [081](081-next.md)',
  'superseded in part by [081](081-next.md): x',
])('a decision may have the status "%s"', (status) => {
  expect(readDecision('080-title.md', record(status))).toMatchObject({
    number: '080',
    title: 'Title',
    status,
    date: '2026-11-27',
    subject: 'Operation',
  })
})

test.each([
  [record('edited'), '"Status: …"'],
  [record('superseded by 081'), '"Status: …"'],
  [record('accepted', '27 November'), '"Date: …"'],
  [record('accepted', '2026-11-27', 'Other'), '"Subject: …"'],
  [record('accepted').replace('080', '081'), 'the title "# 080 …"'],
])('a decision without a valid head is refused: %j', (text, message) => {
  expect(() => readDecision('080-title.md', text)).toThrow(message)
})
