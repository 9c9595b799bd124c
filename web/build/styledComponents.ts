import type { UserConfig } from 'vite'

/**
 * Options of the styled-components transform. Each component gets an ID derived from its file, the
 * same in the server and the client build: default IDs are numbered in module execution order,
 * which differs, so the browser would insert the whole page's styles a second time under other
 * class names.
 */
export const styledComponents: UserConfig['oxc'] = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
}
