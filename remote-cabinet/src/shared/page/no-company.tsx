import { lazy, Suspense } from 'react'

const NoCompanyPlace = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dashboard" */ './no-company-place.tsx'))
    .NoCompanyPlace,
}))

/** Seldom met: behind the page. */
export const NoCompany = () => (
  <Suspense>
    <NoCompanyPlace />
  </Suspense>
)
