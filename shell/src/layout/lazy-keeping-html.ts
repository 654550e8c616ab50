import { type ComponentType, lazy } from 'react'

/**
 * Lazily loads a component that few pages have and that the server has already rendered. If its script fails to load,
 * the server's HTML stays on screen.
 */
export const lazyKeepingHtml = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => {}),
    ),
  )
