import type { User } from '../../payload-types'
import { guideAnchors } from '@regards/contract/guideAnchors'

type HelpLinkProps = { user: Pick<User, 'role'>; className: string }

/** Link to the guide of an account's role, a page of the site. */
export const HelpLink = ({ user, className }: HelpLinkProps) => (
  <a className={className} href={guideAnchors[user.role]}>
    Aide
  </a>
)
