export const NEWEST_MIGRATION = '20261129_161945_annee_du_copyright'
