export { buildFeed, readFeed } from './feed'
export { buildSitemap, buildSitemapIndex, readSitemap, readSitemapFile } from './sitemap'
export { buildRobots, buildSecurityTxt, createTextResponse } from './textFiles'
