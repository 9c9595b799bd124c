import guide from '../../../../docs/guide-administrateur.md'
import { GuidePage } from './GuidePage'

/** The guide of administrators, hidden from editors. */
export const AideAdministrateurPage = () => <GuidePage guide={guide} isForAdministrateurs />
