import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Showcase, showcases } from './showcases.ts'

const pageOf = ({ Component }: Showcase) => (
  <RouterProvider router={createMemoryRouter([{ path: '*', element: <Component /> }])} />
)

describe('страница компонентов', () => {
  const complaints = vi.spyOn(console, 'error')
  beforeEach(() => void complaints.mockClear())
  afterEach(() => document.body.replaceChildren())

  test.each(showcases)('$title: страница с сервера оживает без расхождений', async (showcase) => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(pageOf(showcase))
    document.body.append(root)
    expect(root.textContent).not.toBe('')
    const handleMismatch = vi.fn()
    const app = await act(async () =>
      hydrateRoot(root, pageOf(showcase), { onRecoverableError: handleMismatch }),
    )
    expect(handleMismatch).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
    await act(async () => app.unmount())
  })

  test('каждая группа страниц /componentSystem/ чем-то занята (§2.1)', () => {
    const groups = new Set(showcases.map(({ group }) => group))
    expect([...groups].sort()).toEqual(['base', 'buttons', 'data', 'icons', 'inputs', 'tags'])
  })
})
