// Names of local storage (D26) used by code that is loaded late: separate exports, so that a bundle contains only those it uses.

/** The Excel import under way: its number and step, until the last of them (D14). */
export const excelImport = 'isp_excelImport'
/** Products that somebody without an account has looked at: ids and moments, the latest first. */
export const viewed = 'isp_viewed'
/** How collections show their products: `list` or `tile` (§3). */
export const collectionView = 'isp_collectionView'
/** The comment to a request of a constructor (§3), until it is sent. */
export const constructorComment = 'isp_constructorComment'
/** The tool that was put together last (§3): its designation and its address. */
export const constructorCode = 'isp_constructorCode'
/** Codes of filters that were opened (`true`) or closed by hand (§3). */
export const openedFilters = 'isp_openedFilters'
/** How prices of lists are shown: `net` without VAT, `base` with the base price beside an agreement's own. */
export const priceView = 'isp_priceView'
/** Columns of the technical table: which are hidden, in which order the rest stands. */
export const tableColumns = 'isp_tableColumns'
/** The currency, beside roubles, that prices of product pages are shown in. */
export const currency = 'isp_currency'
/** The help of the dashboard was folded (§3). */
export const dashboardHelp = 'isp_dashboardHelp'
/** Until when, in ms, the message above the pages is dismissed, and which one (§2.4). */
export const warningClosedUntil = 'isp_warningClosedUntil'
/** Whether a long one is folded to two lines: `true`, `false` (§2.4). */
export const warningCollapsed = 'isp_warningCollapsed'
/** Columns of the orders list by user: for five companies at most, the latest first (§3). */
export const orderColumns = 'isp_orderColumns'
/** Companies side by side in its charts and categories (§3). */
export const chartCompanies = 'isp_chartCompanies'
