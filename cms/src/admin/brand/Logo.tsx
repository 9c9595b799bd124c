import { Star } from './Star'

/** On the pages of the panel without navigation, such as the one after signing out. */
export const Logo = () => (
  <span className="brand-logo">
    <Star />
    Regards
  </span>
)
