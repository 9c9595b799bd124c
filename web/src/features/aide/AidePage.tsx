import guide from '../../../../docs/guide-editeur.md'
import { GuidePage } from './GuidePage'

/** The guide of editors, for all signed-in users. */
export const AidePage = () => <GuidePage guide={guide} />
