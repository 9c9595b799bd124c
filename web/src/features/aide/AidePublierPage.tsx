import guide from '../../../../docs/publier.md'
import { GuidePage } from './GuidePage'

/** The two sheets of the person who publishes, to be printed. */
export const AidePublierPage = () => <GuidePage guide={guide} isForAdministrateurs />
