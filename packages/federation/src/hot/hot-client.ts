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

// the CommonJS object itself: a change to it is seen by every importer
const { default: refresh } = reactRefresh as unknown as { default: HotPage['refresh'] }
const { performReactRefresh } = refresh
// React remounts a component whose hooks have changed, and the text in its fields is lost
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
