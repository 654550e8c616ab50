/// <reference types="@rspack/core/module" />
// Stands before the entry of every application in a development build.
import { BUILD_FILE } from './hot-page.ts'

/** Written in by the build. */
declare const ISP_APP: string
declare let __webpack_public_path__: string
declare const __webpack_hash__: string

const hot = import.meta.webpackHot as NonNullable<ImportMeta['webpackHot']>

/** Each update leads from one build to the next; they are applied until the wanted build is reached. */
const walkTo = async (hash: string): Promise<boolean> => {
  const passed = new Set<string>()
  while (__webpack_hash__ !== hash) {
    if (passed.has(__webpack_hash__)) return false
    passed.add(__webpack_hash__)
    if (!(await hot.check(true))) return false
  }
  // a release that differs in its server half alone leaves nothing to replace
  return passed.size > 0
}

globalThis.ispHot.add({
  name: ISP_APP,
  base: new URL(__webpack_public_path__, location.href).pathname,
  moveTo: async (base) => {
    const answer = await fetch(base + BUILD_FILE)
    const { hash } = (await answer.json()) as { hash: string }
    // what is loaded from now on has the names of the new build
    __webpack_public_path__ = base
    return walkTo(hash)
  },
})
