export const NEWEST_MIGRATION = '20261129_230129_corrections_de'
