import { type ComponentType, lazy } from 'react'

/**
 * A part that the server has drawn with the page and few pages have. Where its script does not come, what the server has
 * drawn stays, to be read.
 */
export const bringLate = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => {}),
    ),
  )
