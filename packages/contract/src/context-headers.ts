/** Context headers of §6: which company, agreement and specification a signed-in caller has chosen (uuids). */
export const contextHeaders = {
  company: 'x-choosed-company',
  agreement: 'x-choosed-agreement',
  specification: 'x-choosed-specification',
  clientDate: 'x-client-date',
  visitId: 'x-visit-id',
} as const

/** §3 "client id": the cookie that identifies a browser. It gives no access (D10). */
export const CLIENT_ID_COOKIE = 'isp_clientId'

/** Says for whom the response is the same (`Endpoint.sameFor`); without it the response is meant only for the caller. */
export const SAME_FOR_HEADER = 'x-same-for'

/**
 * Set on a failure that the caller handles instead of the error popup (`Endpoint.ignoredByPopup`, §8), so that browsers
 * need no table of such endpoints.
 */
export const IGNORED_BY_POPUP_HEADER = 'x-ignored-by-popup'

/** The response is the same for everybody; any other value of SAME_FOR_HEADER identifies the prices that it contains. */
export const EVERYBODY = 'everybody'
