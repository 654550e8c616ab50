import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'
import { testMessages as messages } from './test.messages.ts'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  '/snap/bin/chromium',
]

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findSystemBrowser = (): string | null => {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...candidates, ...APPLICATIONS].find(isExecutable) ?? null
}

type PlaywrightModule = { chromium: { executablePath: () => string } }

/** Playwright's own Chromium, if it has been downloaded. */
const findPlaywrightBrowser = (): string | null => {
  try {
    const load = createRequire(fromRoot('e2e/package.json'))
    const file = (load('playwright') as PlaywrightModule).chromium.executablePath()
    return existsSync(file) ? file : null
  } catch {
    return null
  }
}

const downloadPlaywrightBrowser = async (): Promise<void> => {
  const cli = fromRoot('e2e/node_modules/playwright/cli.js')
  if (existsSync(cli)) await runTool(process.execPath, [cli, 'install', 'chromium'])
}

const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const installSystemBrowser = async (): Promise<void> => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', 'chromium']
  const { code } = await runTool('apt-get', install, { env })
  if (code === 0) return
  await runTool('apt-get', ['update'], { env })
  await runTool('apt-get', install, { env })
}

/** Whether the browser starts: a download without its system libraries does not. */
const works = async (file: string): Promise<boolean> => {
  const { code } = await runTool(file, ['--version', '--no-sandbox'])
  return code === 0
}

/** A browser on this machine: BROWSER_PATH, the system's, or Playwright's. */
export const findBrowser = async (): Promise<string | null> => {
  const chosen = process.env.BROWSER_PATH
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    throw new ExpectedFailure(messages.wrongBrowser(chosen))
  }
  for (const file of [findSystemBrowser(), findPlaywrightBrowser()]) {
    if (file && (await works(file))) return file
  }
  return null
}

/** A browser for the e2e tests, downloaded or installed if the machine has none. */
export const obtainBrowser = async (print: (line: string) => void): Promise<string> => {
  const found = await findBrowser()
  if (found) return found
  print(messages.fetchingBrowser)
  await downloadPlaywrightBrowser()
  const downloaded = await findBrowser()
  if (downloaded) return downloaded
  if (canInstallPackages()) {
    print(messages.installingBrowser)
    await installSystemBrowser()
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new ExpectedFailure(messages.noBrowser)
}
