import { describe, expect, test } from 'vitest'
import { buildFeed, type FeedIssue } from '../../../../../cms/src/features/seo/feed'

const issue = (parts: Partial<FeedIssue> = {}): FeedIssue => ({
  createdAt: '2024-03-20T08:00:00.123Z',
  numero: 12,
  titre: undefined,
  sommaire: undefined,
  dateParution: '2024-03-21T12:00:00.000Z',
  updatedAt: '2024-03-22T08:00:00.000Z',
  pdf: { url: '/media/regards/x/fichier.pdf', bytes: 1234 },
  couverture: { url: '/media/regards/x/cover.webp', alt: 'Une coiffe' },
  articles: [],
  ...parts,
})

const feedOf = (...issues: FeedIssue[]) =>
  buildFeed({ siteUrl: 'https://www.example.org', publisher: 'Danses & Cie', issues })

describe('the feed', () => {
  test('has title, date and address of each issue', () => {
    const feed = feedOf(issue())

    expect(feed).toContain('<title>Regards #12</title>')
    expect(feed).toContain('<published>2024-03-21T12:00:00.000Z</published>')
    expect(feed).toContain('href="https://www.example.org/regards/12"')
    expect(feed).toContain(
      '<link rel="enclosure" type="application/pdf" href="https://www.example.org/media/regards/x/fichier.pdf" length="1234"/>',
    )
    expect(feed).toContain('src=&quot;https://www.example.org/media/regards/x/cover.webp&quot;')
  })

  test('an entry keeps its id under another number, domain and database', () => {
    const idsOf = (feed: string) => [...feed.matchAll(/<id>(urn:uuid:[0-9a-f-]{36})<\/id>/g)]
    const [[, id] = []] = idsOf(feedOf(issue()))
    const moved = buildFeed({
      siteUrl: 'https://ailleurs.example',
      publisher: 'Danses & Cie',
      issues: [issue({ numero: 13 }), issue({ createdAt: '2024-03-20T08:00:00.124Z' })],
    })

    const ids = idsOf(moved).map(([, found]) => found)
    expect(ids[0]).toBe(id)
    expect(new Set(ids).size).toBe(2)
  })

  test('spells the signs of XML, in a title as in its own name', () => {
    const feed = feedOf(issue({ titre: `<b>"Bal" & 'fête'</b>\u0007`, sommaire: ']]> & <i>' }))

    expect(feed).toContain(
      '<title>Regards #12\u00a0: &lt;b&gt;&quot;Bal&quot; &amp; &#39;fête&#39;&lt;/b&gt;</title>',
    )
    expect(feed).toContain('<summary>]]&gt; &amp; &lt;i&gt;</summary>')
    expect(feed).toContain('<name>Danses &amp; Cie</name>')
    // In HTML, which is a text of the feed.
    expect(feed).toContain('&lt;p&gt;]]&amp;gt; &amp;amp; &amp;lt;i&amp;gt;&lt;/p&gt;')
  })

  test('names the articles of an issue in its summary, and leads to them', () => {
    const articles = [
      { nom: 'La coiffe, par Anne Le Goff', slug: 'la-coiffe' },
      { nom: 'Bals & fêtes', slug: 'bals-fetes' },
    ]
    const feed = feedOf(issue({ sommaire: 'Trois danses', articles }))

    expect(feed).toContain(
      '<summary>Trois danses\nDans ce numéro\u00a0: La coiffe, par Anne Le Goff\u00a0; Bals &amp; fêtes.</summary>',
    )
    expect(feed).toContain(
      '&lt;li&gt;&lt;a href=&quot;https://www.example.org/regards/12/articles/bals-fetes&quot;&gt;Bals &amp;amp; fêtes&lt;/a&gt;&lt;/li&gt;',
    )
    expect(feedOf(issue({ articles }))).toContain('<summary>Dans ce numéro')
    expect(feedOf(issue())).not.toContain('summary')
  })

  test('was changed when the issue that changed last was', () => {
    const feed = feedOf(
      issue({ updatedAt: '2024-01-01T00:00:00.000Z' }),
      issue({ createdAt: '2025-05-04T00:00:00.000Z', updatedAt: '2025-05-05T00:00:00.000Z' }),
    )

    const [ofFeed] = feed.match(/<updated>.*?<\/updated>/g) ?? []
    expect(ofFeed).toBe('<updated>2025-05-05T00:00:00.000Z</updated>')
  })

  test('is valid with missing data, and without issues', () => {
    const feed = feedOf(issue({ pdf: undefined, couverture: undefined }))

    expect(feed).not.toContain('enclosure')
    expect(feed).not.toContain('img')
    expect(feedOf()).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
  })
})
