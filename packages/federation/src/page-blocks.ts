/** How the blocks of a page are found, by the browser and by `npm run dev -- <remote> --against`. */
export const ROOT_ID = 'root'
/** What the server continues with in the browser: registry, data, the remote that it could not render. */
export const PAGE_STATE_ID = 'isp-state'
/** The scripts that start the application. */
export const BOOT_PLAN_ID = 'isp-boot'
/**
 * Id of the block with the identity that the data was read for (`Session.identity`): the browser fetches the data again
 * if its own identity differs.
 */
export const IDENTITY_ID = 'isp-identity'

/** JSON that is safe inside a script element: no text in it can end the element. */
export const toInlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')
