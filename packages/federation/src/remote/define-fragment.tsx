import { type ComponentType, createElement } from 'react'
import type { RemoteContext } from '../remote-module.ts'
import { RemoteContextProvider } from './remote-context.tsx'

/** The default export of a fragment that others may mount: ids and plain values in, nothing else. */
export type FragmentModule<Props extends object = object> = {
  Fragment: ComponentType<Props & { context: RemoteContext }>
}

export const defineFragment = <Props extends object>(
  Component: ComponentType<Props>,
): FragmentModule<Props> => ({
  Fragment: ({ context, ...props }) => (
    <RemoteContextProvider context={context}>
      {createElement(Component, props as unknown as Props)}
    </RemoteContextProvider>
  ),
})
