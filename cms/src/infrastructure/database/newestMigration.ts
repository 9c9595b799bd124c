export const NEWEST_MIGRATION = '20261129_093614_articles_de'
