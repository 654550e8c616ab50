/** Context headers of §6: which company, agreement and specification a signed-in caller has chosen (uuids). */
export const contextHeaders = {
  company: 'x-choosed-company',
  agreement: 'x-choosed-agreement',
  specification: 'x-choosed-specification',
  clientDate: 'x-client-date',
  visitId: 'x-visit-id',
} as const

/** §3 "client id": the cookie that names a browser. Nobody is let in by it (D10). */
export const CLIENT_ID_COOKIE = 'isp_clientId'

/** Names whom an answer is the same for (`Endpoint.sameFor`); without it the answer is the caller's own. */
export const SAME_FOR_HEADER = 'x-same-for'

/** On a failure that the error popup leaves to the caller (`Endpoint.ignoredByPopup`, §8): browsers carry no table of them. */
export const IGNORED_BY_POPUP_HEADER = 'x-ignored-by-popup'

/** The answer is the same for everybody; any other value names prices, and those who see them. */
export const EVERYBODY = 'everybody'
