/** Every name that this product writes into a browser (D26): one table, one prefix. */
export const storageNames = {
  local: {
    userSettings: 'isp_userSettings',
    searchHistory: 'isp_searchHistory',
    comparison: 'isp_comparison',
    favorites: 'isp_favorites',
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
} as const
