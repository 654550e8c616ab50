/** Every name under which this product stores data in a browser (D26): one table, one prefix. */
export const storageNames = {
  local: {
    userSettings: 'isp_userSettings',
    /** Settings of the account (§3, D48). */
    basketView: 'isp_basketView',
    basketVersion: 'isp_basketVersion',
    checkoutVersion: 'isp_checkoutVersion',
    productVersion: 'isp_productVersion',
    searchHistory: 'isp_searchHistory',
    comparison: 'isp_comparison',
    favorites: 'isp_favorites',
    /** Lines of the anonymous basket (§3). */
    basket: 'isp_basket',
    /** The running merge at sign-in: its id and lines, until the server has confirmed it. */
    basketMerge: 'isp_basketMerge',
    /** Changed when a tab has changed the account's basket: the other tabs fetch it again. */
    basketChange: 'isp_basketChange',
    /** Changed when a tab has signed in or out or changed the choice: the other tabs check their cookies. */
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
    /** Written and removed at once to test whether storage works. */
    probe: 'isp_probe',
    /** Text typed before a reload caused by another tab (D27). */
    typedText: 'isp_typedText',
    /** The order being sent: its idempotency key and body, until the server responds. */
    orderAttempt: 'isp_orderAttempt',
    /** The e-mail address being registered, and when its code was sent. */
    registration: 'isp_registration',
    /** Text typed into forms (`@isp/forms`), until it is sent or the user signs out. */
    drafts: 'isp_drafts',
  },
} as const
