import type { FragmentProps, RemoteContext } from '@isp/federation'
import { RemoteContextProvider } from '@isp/federation/remote'
import {
  answer,
  createTestContext,
  makeProductsAnswer,
  makeSection,
  renderRoute,
} from '@isp/testing'
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { PromoPlace } from './promo-place.tsx'

afterEach(() => vi.unstubAllGlobals())

test('место занято до прихода, а просят о нём, когда посетитель подошёл', () => {
  let come: (entries: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof come) {
        come = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const given = vi.fn()
  const Spy = ({ fallback, ...props }: FragmentProps) => {
    given(props)
    return fallback
  }
  const context: RemoteContext = { ...createTestContext(), Fragment: Spy }
  const { container } = render(
    <RemoteContextProvider context={context}>
      <PromoPlace section="sverla" />
    </RemoteContextProvider>,
  )
  const held = container.firstElementChild
  if (!held) throw new Error('a place was asked for')
  expect(getComputedStyle(held).minHeight).toBe('372px')
  expect(given).not.toHaveBeenCalled()
  act(() => come([{ isIntersecting: true }]))
  expect(given).toHaveBeenLastCalledWith(
    expect.objectContaining({
      remote: 'catalog',
      name: 'home-shelves',
      props: { part: 'section', section: 'sverla' },
    }),
  )
})

test.each([
  [undefined, false],
  [true as const, true],
])('раздел, у которого показать нечего, места не держит: %s', async (hasPromo, isHeld) => {
  await renderRoute(remote, '/catalog/sverla-spiralnye/', {
    handlers: [
      answer('section', makeSection(hasPromo ? { hasPromo } : {})),
      answer('listProducts', makeProductsAnswer()),
    ],
  })
  const held = [...document.querySelectorAll('div')].some(
    (one) => getComputedStyle(one).minHeight === '372px',
  )
  expect(held).toBe(isHeld)
})
