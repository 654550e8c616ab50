import { PAGE_STATE_ID, type PageState } from './page-state.ts'

type Scheduler = { yield?: () => Promise<void> }

/** Lets input and paint in between two slices of start-up work. */
const breathe = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve))

const readState = (): PageState => {
  const element = document.getElementById(PAGE_STATE_ID)
  if (!element?.textContent) throw new Error('the page came without its state')
  return JSON.parse(element.textContent) as PageState
}

/**
 * Starts the application in slices: each library is evaluated in a task of its own (`webpackMode: eager` keeps
 * them in this one script), so that no task blocks a tap for long.
 */
export const startWhenReady = async (): Promise<void> => {
  const state = readState()
  await import(/* webpackMode: "eager" */ 'react')
  await breathe()
  const { hydrateRoot, createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client')
  await breathe()
  const { createBrowserApp } = await import(/* webpackMode: "eager" */ './browser-app.tsx')
  await breathe()
  await createBrowserApp(state, { hydrateRoot, createRoot, breathe })
}
