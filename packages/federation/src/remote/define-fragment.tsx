import { type ComponentType, createElement } from 'react'
import type { RemoteContext } from '../remote-module.ts'
import { RemoteContextProvider } from './remote-context.tsx'

/** The default export of a fragment that other remotes may embed; its props are ids and plain values. */
export type FragmentModule<Props extends object = object> = {
  Fragment: ComponentType<Props & { context: RemoteContext }>
  /** Fills the query client before the fragment is shown; a rejection makes the fragment fail. */
  prepare?: (context: RemoteContext, props: Props) => Promise<unknown>
}

export const defineFragment = <Props extends object>(
  Component: ComponentType<Props>,
  options: Pick<FragmentModule<Props>, 'prepare'> = {},
): FragmentModule<Props> => ({
  ...options,
  Fragment: ({ context, ...props }) => (
    <RemoteContextProvider context={context}>
      {createElement(Component, props as unknown as Props)}
    </RemoteContextProvider>
  ),
})
