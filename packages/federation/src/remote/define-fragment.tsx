import { type ComponentType, createElement } from 'react'
import type { RemoteContext } from '../remote-module.ts'
import { RemoteContextProvider } from './remote-context.tsx'

/** The default export of a fragment that others may mount: ids and plain values in, nothing else. */
export type FragmentModule<Props extends object = object> = {
  Fragment: ComponentType<Props & { context: RemoteContext }>
  /** What must be in the query client before the fragment takes its place; a rejection counts as "cannot come". */
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
