export const NEWEST_MIGRATION = '20261129_074736_retraits'
