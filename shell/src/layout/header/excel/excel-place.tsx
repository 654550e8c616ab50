import { isSignedIn, useStanding } from '@isp/session'
import { type ComponentType, lazy, Suspense } from 'react'

/** Brought for whoever is signed in alone (§2.3); without it the basket page has the same button. */
const ExcelButton = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./excel-button.tsx')).ExcelButton }
  } catch {
    return { default: () => null }
  }
})

export const ExcelPlace = () =>
  isSignedIn(useStanding()) && (
    <Suspense>
      <ExcelButton />
    </Suspense>
  )
