/** Of the same table (D26), for what comes on use alone: here they weigh nothing on the first page. */
export const lateStorageNames = {
  local: {
    /** The Excel import under way: its number and step, until the last of them (D14). */
    excelImport: 'isp_excelImport',
    /** Products that somebody without an account has looked at: ids and moments, the latest first. */
    viewed: 'isp_viewed',
    /** How collections show their products: `list` or `tile` (§3). */
    collectionView: 'isp_collectionView',
    /** The comment to a request of a constructor (§3), until it is sent. */
    constructorComment: 'isp_constructorComment',
    /** The tool that was put together last (§3): its designation and its address. */
    constructorCode: 'isp_constructorCode',
    /** Codes of filters that were opened (`true`) or closed by hand (§3). */
    openedFilters: 'isp_openedFilters',
    /** How prices of lists are shown: `net` without VAT, `base` with the base price beside an agreement's own. */
    priceView: 'isp_priceView',
    /** Columns of the technical table: which are hidden, in which order the rest stands. */
    tableColumns: 'isp_tableColumns',
    /** The currency, beside roubles, that prices of product pages are shown in. */
    currency: 'isp_currency',
    /** The help of the dashboard was folded (§3). */
    dashboardHelp: 'isp_dashboardHelp',
    /** Until when, in ms, the message above the pages is dismissed, and which one (§2.4). */
    warningClosedUntil: 'isp_warningClosedUntil',
    /** Whether a long one is folded to two lines: `true`, `false` (§2.4). */
    warningCollapsed: 'isp_warningCollapsed',
    /** Columns of the orders list by user: for five companies at most, the latest first (§3). */
    orderColumns: 'isp_orderColumns',
    /** Companies side by side in its charts and categories (§3). */
    chartCompanies: 'isp_chartCompanies',
  },
  session: {
    /** The company and agreement that «cancel» in the cabinet's panel restores (§3, D48). */
    currentCompany: 'isp_currentCompany',
    currentAgreement: 'isp_currentAgreement',
    forgotEmail: 'isp_forgotEmail',
    /** Product ids as they were put side by side in the comparison. */
    comparisonOrder: 'isp_comparisonOrder',
    /** The month that the dashboard's chart stands at (§3). */
    chartMonth: 'isp_chartMonth',
  },
} as const
