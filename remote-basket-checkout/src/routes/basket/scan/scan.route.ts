import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'basket-checkout:scan',
  path: '/basket/scan/',
  page: async () => {
    const { ScanPage, scanHead } = await import(/* webpackChunkName: "scan" */ './scan.page.tsx')
    return { Page: ScanPage, head: scanHead }
  },
})
