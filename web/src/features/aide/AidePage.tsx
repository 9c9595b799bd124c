import guide from '../../../../docs/guide-editeur.md'
import { GuidePage } from './GuidePage'

/** The guide of editors, for everybody who is signed in. */
export const AidePage = () => <GuidePage guide={guide} />
