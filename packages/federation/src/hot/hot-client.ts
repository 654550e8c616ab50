// The first module of the shell's development build.
import { createBrowserPorts } from '@isp/session'
import * as reactRefresh from 'react-refresh/runtime'
import { createHotPage } from './create-hot-page.ts'
import { CHANGES_PATH, type Changes, type HotPage } from './hot-page.ts'

const { page } = createBrowserPorts()
const { take, ...hotPage } = createHotPage({
  reload: (why) => {
    console.info(`[hot] new document: ${why}`)
    page.keepTypedText()
    page.reload()
  },
})

// the module itself, as everybody gets it: it is CommonJS
const { default: refresh } = reactRefresh as unknown as { default: HotPage['refresh'] }
const { performReactRefresh } = refresh
// a component whose hooks are others begins anew, and its fields with it
refresh.performReactRefresh = () => {
  page.keepTypedText()
  const update = performReactRefresh()
  page.restoreTypedText()
  return update
}

globalThis.ispHot = { refresh, ...hotPage }
new EventSource(CHANGES_PATH).addEventListener('message', ({ data }) =>
  take(JSON.parse(data as string) as Changes),
)
