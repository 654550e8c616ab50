// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FragmentModule } from '../remote/define-fragment.tsx'
import type { RemoteContext } from '../remote-module.ts'
import { FederationProvider, Fragment } from './fragment.tsx'
import type { RemoteLoader } from './remote-loader.ts'

afterEach(cleanup)

type Load = RemoteLoader['loadFragment']
const context = {} as RemoteContext
const ready: FragmentModule = { Fragment: () => <p>Кнопка</p> }

const open = async (loadFragment: Load | null, isWanted = true) => {
  const loader = loadFragment && ({ loadFragment } as RemoteLoader)
  const page = (wanted: boolean) => (
    <FederationProvider federation={{ loader, context }}>
      <Fragment
        remote="basket-checkout"
        name="add-to-basket"
        props={{ productId: 5 }}
        fallback={<p>Место</p>}
        failed={<p>Не пришло</p>}
        isWanted={wanted}
      />
    </FederationProvider>
  )
  const rendered = render(page(isWanted))
  await act(async () => {})
  return { want: () => act(async () => rendered.rerender(page(true))) }
}

describe('фрагмент чужой команды', () => {
  test('не загрузился — посетитель видит, что стоит вместо него', async () => {
    await open(() => Promise.reject(new Error('remote is down')))
    expect(screen.getByText('Не пришло')).toBeTruthy()
  })

  test('не смог подготовиться — место не остаётся пустым', async () => {
    await open(async () => ({ ...ready, prepare: () => Promise.reject(new Error('no answer')) }))
    expect(screen.getByText('Не пришло')).toBeTruthy()
  })

  test('сломался при показе — место занято, страница вокруг жива', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Broken = () => {
      throw new Error('x is undefined')
    }
    await open(async () => ({ Fragment: Broken }))
    expect(screen.getByText('Не пришло')).toBeTruthy()
    vi.restoreAllMocks()
  })

  test('на сервере и без загрузчика стоит запасной вид', async () => {
    await open(null)
    expect(screen.getByText('Место')).toBeTruthy()
  })

  test('пока место далеко, ничего не грузится', async () => {
    const load = vi.fn<Load>(async () => ready)
    const { want } = await open(load, false)
    expect(load).not.toHaveBeenCalled()
    await want()
    expect(screen.getByText('Кнопка')).toBeTruthy()
  })

  test('занимает место, только когда готов', async () => {
    let finish = () => {}
    const prepare = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    await open(async () => ({ ...ready, prepare }))
    expect(screen.getByText('Место')).toBeTruthy()
    expect(prepare).toHaveBeenCalledWith(context, { productId: 5 })
    await act(async () => finish())
    expect(screen.getByText('Кнопка')).toBeTruthy()
  })
})
