import guide from '../../../../docs/guide-administrateur.md'
import { GuidePage } from './GuidePage'

/** The guide of administrators: an editor can do nothing that it describes. */
export const AideAdministrateurPage = () => <GuidePage guide={guide} isForAdministrateurs />
