import { IDENTITY_ID, PAGE_STATE_ID, type PageState } from './page-state.ts'

type Scheduler = { yield?: () => Promise<void> }

/** Yields to input and painting between two steps of the start. */
const breathe = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve))

/** Resolves when the document has been parsed: an early touch may have started this script before. */
const wholeDocument = (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise((resolve) =>
        document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
      )
    : Promise.resolve()

const readBlock = <T>(id: string): T => {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`the page came without its ${id}`)
  return JSON.parse(text) as T
}

/**
 * Starts the application in steps: each library is evaluated in a task of its own (`webpackMode: eager` keeps them in
 * this script), so that no task blocks input for long.
 */
export const startWhenReady = async (): Promise<void> => {
  await wholeDocument()
  const state = readBlock<PageState>(PAGE_STATE_ID)
  const identity = readBlock<string>(IDENTITY_ID)
  await import(/* webpackMode: "eager" */ 'react')
  await breathe()
  const { hydrateRoot, createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client')
  await breathe()
  const { createBrowserApp } = await import(/* webpackMode: "eager" */ './browser-app.tsx')
  await breathe()
  await createBrowserApp(state, identity, { hydrateRoot, createRoot, breathe })
}
