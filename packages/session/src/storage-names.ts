/** Every name that this product writes into a browser (D26): one table, one prefix. */
export const storageNames = {
  local: {
    userSettings: 'isp_userSettings',
    /** Of the account's settings (§3, D48). */
    basketView: 'isp_basketView',
    basketVersion: 'isp_basketVersion',
    checkoutVersion: 'isp_checkoutVersion',
    productVersion: 'isp_productVersion',
    searchHistory: 'isp_searchHistory',
    comparison: 'isp_comparison',
    favorites: 'isp_favorites',
    /** Lines of the anonymous basket (§3). */
    basket: 'isp_basket',
    /** The merge under way at sign-in: its number and its lines, until the server has confirmed it. */
    basketMerge: 'isp_basketMerge',
    /** Raised when a tab has changed the account's basket: the others read it again. */
    basketChange: 'isp_basketChange',
    /** Raised when a tab has signed in or out or has chosen anew: the others look at their cookies. */
    identityChange: 'isp_identityChange',
    authConfirmed: 'isp_authConfirmed',
    notModeration: 'isp_notModeration',
    userRegistered: 'isp_userRegistered',
  },
  cookie: {
    cookiePolicy: 'isp_cookiePolicy',
    accessToken: 'isp_accessToken',
    refreshToken: 'isp_refreshToken',
    clientId: 'isp_clientId',
    company: 'isp_company',
    agreement: 'isp_agreement',
    specification: 'isp_specification',
    previousPage: 'isp_previousPage',
  },
  session: {
    visitId: 'isp_visitId',
    /** Probe: written and removed at once to test whether storage works. */
    probe: 'isp_probe',
    /** Text typed before a reload that another tab has caused (D27). */
    typedText: 'isp_typedText',
    /** The order being sent: its idempotency key and body, until it is answered. */
    orderAttempt: 'isp_orderAttempt',
    /** The e-mail that is being registered, and when its code was sent. */
    registration: 'isp_registration',
    /** What is typed into forms (`@isp/forms`), until it is sent or the account has left. */
    drafts: 'isp_drafts',
  },
} as const
