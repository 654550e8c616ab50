// The same for session storage.

/** The company and agreement that «cancel» in the cabinet's panel restores (§3, D48). */
export const currentCompany = 'isp_currentCompany'
export const currentAgreement = 'isp_currentAgreement'
export const forgotEmail = 'isp_forgotEmail'
/** Product ids as they were put side by side in the comparison. */
export const comparisonOrder = 'isp_comparisonOrder'
/** The month that the dashboard's chart stands at (§3). */
export const chartMonth = 'isp_chartMonth'
