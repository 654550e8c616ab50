/** What a module does when it or one of its imports changes; `routes`: the route table of a remote, `shared`: a singleton. */
export type HotRole = 'routes' | 'shared'

type Loader = { getOptions: () => { role: HotRole }; resourcePath: string }

const endings: Readonly<Record<HotRole, (file: string) => string>> = {
  // hands the new route table to the shell, which reads the module's default export
  routes: (file) => `
import * as ispSelf from ${JSON.stringify(file)}
import.meta.webpackHot.accept()
import.meta.webpackHot.dispose((data) => { data.isReplaced = true })
if (import.meta.webpackHot.data?.isReplaced) ispHot.replaceRoutes(ISP_APP, ispSelf.default)
`,
  // remotes keep their reference to the old module: replacing it only in the shell would put two copies into the page
  shared: () => `
import.meta.webpackHot.decline()
`,
}

/** A loader that appends the code for hot updates to a module. */
export default function hotLoader(this: Loader, source: string): string {
  return source + endings[this.getOptions().role](this.resourcePath)
}
