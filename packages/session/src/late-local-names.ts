// Names of local storage (D26) used by code that is loaded late: separate exports, so that a bundle contains only those it uses.

/** The current Excel import: its id and step, until the last step (D14). */
export const excelImport = 'isp_excelImport'
/** Products viewed without an account: ids and times, the latest first. */
export const viewed = 'isp_viewed'
/** View of products in collections: `list` or `tile` (§3). */
export const collectionView = 'isp_collectionView'
/** The comment of a constructor request (§3), until it is sent. */
export const constructorComment = 'isp_constructorComment'
/** The last tool configured in a constructor (§3): its designation and URL. */
export const constructorCode = 'isp_constructorCode'
/** Codes of filters that the user has opened (`true`) or closed (§3). */
export const openedFilters = 'isp_openedFilters'
/** Price display in lists: `net` without VAT, `base` with the base price beside the price of an agreement. */
export const priceView = 'isp_priceView'
/** Columns of the technical table: the hidden ones, and the order of the others. */
export const tableColumns = 'isp_tableColumns'
/** The currency in which product pages show prices besides roubles. */
export const currency = 'isp_currency'
/** Whether the help of the dashboard is collapsed (§3). */
export const dashboardHelp = 'isp_dashboardHelp'
/** Until when (ms) the message above the pages is dismissed, and which message (§2.4). */
export const warningClosedUntil = 'isp_warningClosedUntil'
/** Whether a long message is collapsed to two lines: `true`, `false` (§2.4). */
export const warningCollapsed = 'isp_warningCollapsed'
/** Columns of the orders list, per user; for at most five companies, the latest first (§3). */
export const orderColumns = 'isp_orderColumns'
/** Whether the dashboard shows companies side by side in charts and categories (§3). */
export const chartCompanies = 'isp_chartCompanies'
