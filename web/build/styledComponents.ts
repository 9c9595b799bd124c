import type { UserConfig } from 'vite'

/**
 * Gives each styled component an identity of its own, from its file, in the server's build as in the
 * browser's: left to themselves they are numbered in the order in which their files happen to run,
 * which differs, and the browser would write the whole page's styles a second time under other names.
 */
export const styledComponents: UserConfig['oxc'] = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
}
