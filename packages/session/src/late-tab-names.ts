// Names of session storage (D26) used by code that is loaded late; see late-local-names.ts.

/** The company and agreement restored by «cancel» in the cabinet's panel (§3, D48). */
export const currentCompany = 'isp_currentCompany'
export const currentAgreement = 'isp_currentAgreement'
export const forgotEmail = 'isp_forgotEmail'
/** Product ids in the order of the comparison's columns. */
export const comparisonOrder = 'isp_comparisonOrder'
/** The month shown by the dashboard's chart (§3). */
export const chartMonth = 'isp_chartMonth'
