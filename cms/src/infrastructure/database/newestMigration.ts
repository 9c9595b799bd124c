export const NEWEST_MIGRATION = '20261129_070656_articles_a_revoir'
