import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Draws inside a router, for components with links. */
export const renderInRouter = (children: ReactNode): RenderResult =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />)
