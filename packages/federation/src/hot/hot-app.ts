/// <reference types="@rspack/core/module" />
// Runs before the entry of every application in a development build.
import { BUILD_FILE } from './hot-page.ts'

/** Replaced with the application's name by the build. */
declare const ISP_APP: string
declare let __webpack_public_path__: string
declare const __webpack_hash__: string

const hot = import.meta.webpackHot as NonNullable<ImportMeta['webpackHot']>

/** Each hot update leads from one build to the next: applies them in turn until the wanted build is reached. */
const walkTo = async (hash: string): Promise<boolean> => {
  const passed = new Set<string>()
  while (__webpack_hash__ !== hash) {
    if (passed.has(__webpack_hash__)) return false
    passed.add(__webpack_hash__)
    if (!(await hot.check(true))) return false
  }
  // if only the server half of the release differs, there is nothing to replace here
  return passed.size > 0
}

globalThis.ispHot.add({
  name: ISP_APP,
  base: new URL(__webpack_public_path__, location.href).pathname,
  moveTo: async (base) => {
    const answer = await fetch(base + BUILD_FILE)
    const { hash } = (await answer.json()) as { hash: string }
    // modules loaded from now on have the file names of the new build
    __webpack_public_path__ = base
    return walkTo(hash)
  },
})
