export const NEWEST_MIGRATION = '20261128_005736_lettres'
