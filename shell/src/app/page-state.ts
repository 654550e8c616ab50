import type { Registry } from '@isp/federation'
import type { DehydratedState } from '@isp/query'
import type { SerializedError } from './route-errors.ts'
import type { ShellData } from './shell-data.tsx'

/** What the server embeds in a page, so that the browser goes on from the very same release and data. */
export type PageState = {
  registry: Registry
  queries: DehydratedState
  /** By route id: the browser does not run these loaders again. */
  loaderData: Readonly<Record<string, unknown>>
  errors: Readonly<Record<string, SerializedError>> | null
  /** The remote that the server could not render; the browser tries by itself. */
  missing: string | null
  shell: ShellData
}

export const PAGE_STATE_ID = 'isp-state'

/** Whom the data was read for (`Session.identity`), in a block of its own: the browser reads again when it is somebody else by now. */
export const IDENTITY_ID = 'isp-identity'

/** JSON that is safe inside a script element of data: no text in it can end the element. */
export const toInlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')
