// The first module of the shell's development build.
import { createBrowserPorts } from '@isp/session'
import * as refresh from 'react-refresh/runtime'
import { CHANGES_PATH, type Changes, type HotApp } from './hot-page.ts'
import { createHotPage } from './create-hot-page.ts'

const { page } = createBrowserPorts()
const { take, ...hotPage } = createHotPage({
  reload: (why) => {
    console.info(`[hot] new document: ${why}`)
    page.keepTypedText()
    page.reload()
  },
})
globalThis.ispHot = { refresh, ...hotPage }
new EventSource(CHANGES_PATH).addEventListener('message', ({ data }) =>
  take(JSON.parse(data as string) as Changes),
)
