import type { Registry } from '@isp/federation'
import type { DehydratedState } from '@isp/query'
import type { SerializedError } from './route-errors.ts'
import type { ShellData } from './shell-data.tsx'

/** State that the server embeds in a page, so that the browser continues with the same releases and data. */
export type PageState = {
  registry: Registry
  queries: DehydratedState
  /** By route id: the browser does not run these loaders again. */
  loaderData: Readonly<Record<string, unknown>>
  errors: Readonly<Record<string, SerializedError>> | null
  /** The remote that the server could not render; the browser tries to load it. */
  missing: string | null
  shell: ShellData
}

export { IDENTITY_ID, PAGE_STATE_ID, toInlineJson } from '@isp/federation/page-blocks'
