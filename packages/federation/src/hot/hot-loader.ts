/** What a module does when a change below it reaches it; `routes`: a remote's table of pages, `shared`: a singleton. */
export type HotRole = 'routes' | 'shared'

type Loader = { getOptions: () => { role: HotRole }; resourcePath: string }

const endings: Readonly<Record<HotRole, (file: string) => string>> = {
  // the shell takes the new table; it reads the default export through the module itself
  routes: (file) => `
import * as ispSelf from ${JSON.stringify(file)}
import.meta.webpackHot.accept()
import.meta.webpackHot.dispose((data) => { data.isReplaced = true })
if (import.meta.webpackHot.data?.isReplaced) ispHot.replaceRoutes(ISP_APP, ispSelf.default)
`,
  // remotes keep what they were given of it: replaced in the shell alone it would stand in the page twice
  shared: () => `
import.meta.webpackHot.decline()
`,
}

/** Ends a module of a development build with what it does about changes. */
export default function hotLoader(this: Loader, source: string): string {
  return source + endings[this.getOptions().role](this.resourcePath)
}
