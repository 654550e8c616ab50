import { type ComponentType, createElement, lazy, Suspense } from 'react'

const Nothing = () => null

/** A component that comes in a part of its own; what stands for it when that part cannot be had. */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = Nothing,
): ComponentType<Props> => {
  const Part: ComponentType<Props> = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Otherwise }),
    ),
  )
  return (props) => <Suspense>{createElement(Part, props)}</Suspense>
}
