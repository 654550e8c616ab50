import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { createHotPage } from './create-hot-page.ts'
import type { HotApp } from './hot-page.ts'

const bases = (catalog: string) => ({
  shell: '/static/1/web/',
  catalog: `/remotes/catalog/${catalog}/web/`,
})
const open = () => {
  const reload = vi.fn()
  return { reload, ...createHotPage({ reload }) }
}
const appOf = (moveTo: HotApp['moveTo']): HotApp => ({
  name: 'catalog',
  base: '/remotes/catalog/1/web/',
  moveTo,
})
/** Resolves after all promises that are already pending. */
const settled = () => setImmediate()

describe('страница при разработке', () => {
  test('не трогает приложение, чей выпуск не изменился', async () => {
    const page = open()
    const moveTo = vi.fn(async () => true)
    page.add(appOf(moveTo))
    page.take({ server: 'a', bases: bases('1') })
    await settled()
    expect(moveTo).not.toHaveBeenCalled()
    expect(page.reload).not.toHaveBeenCalled()
  })

  test('переводит его на новый выпуск один раз', async () => {
    const page = open()
    const moveTo = vi.fn(async () => true)
    page.add(appOf(moveTo))
    page.take({ server: 'a', bases: bases('2') })
    page.take({ server: 'a', bases: bases('2') })
    await settled()
    expect(moveTo.mock.calls).toEqual([['/remotes/catalog/2/web/']])
    expect(page.reload).not.toHaveBeenCalled()
  })

  test('переводит и то, что загрузилось позже своей перемены', async () => {
    const page = open()
    const moveTo = vi.fn(async () => true)
    page.take({ server: 'a', bases: bases('2') })
    page.add(appOf(moveTo))
    await settled()
    expect(moveTo).toHaveBeenCalledOnce()
  })

  test.each([
    ['заменить нельзя', async () => false],
    ['замена упала', async () => Promise.reject(new Error('not accepted'))],
  ])('открывается заново, однажды, когда %s', async (_, moveTo) => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const page = open()
    page.add(appOf(moveTo))
    page.take({ server: 'a', bases: bases('2') })
    await settled()
    page.take({ server: 'a', bases: bases('3') })
    await settled()
    expect(page.reload).toHaveBeenCalledOnce()
  })

  test('открывается заново, когда изменился сам сервер: его часть страницы могла стать другой', () => {
    const page = open()
    page.take({ server: 'a', bases: bases('1') })
    page.take({ server: 'b', bases: bases('1') })
    expect(page.reload).toHaveBeenCalledOnce()
  })

  test('отдаёт новую таблицу страниц тому, у кого маршруты; пока его нет — открывается заново', () => {
    const module = { contract: 1, name: 'catalog', createRoutes: () => [] }
    const early = open()
    early.replaceRoutes('catalog', module)
    expect(early.reload).toHaveBeenCalledOnce()

    const page = open()
    const take = vi.fn()
    page.onRoutes(take)
    page.replaceRoutes('catalog', module)
    expect(take).toHaveBeenCalledWith('catalog', module)
    expect(page.reload).not.toHaveBeenCalled()
  })
})
