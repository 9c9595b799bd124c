export const NEWEST_MIGRATION = '20261130_024844_corrections_sans_page'
