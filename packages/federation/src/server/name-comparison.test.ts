import { describe, expect, test } from 'vitest'
import type { ReleaseUses } from '../usage.ts'
import { checkProvides, checkUses, findMissing } from './name-comparison.ts'

const provides = {
  contract: 2,
  names: { '@isp/router': ['Link', 'notFound'], react: ['useState'] },
  operations: ['GET /api/a', 'GET /api/a/{id}'],
}
const missing = (uses: Partial<ReleaseUses>) =>
  findMissing({ names: {}, operations: [], ...uses }, provides)

describe('имена выпуска и оболочки', () => {
  test('всё есть — ничего не мешает', () => {
    const names = { '@isp/router': ['Link'], react: ['useState'] }
    expect(missing({ names, operations: ['GET /api/a/{id}'] })).toEqual([])
  })

  test('названо каждое недостающее имя и каждая операция', () => {
    const names = { '@isp/router': ['Link', 'useHref'], '@isp/new': ['a'], react: ['use'] }
    expect(missing({ names, operations: ['POST /api/a', 'GET /api/a/{slug}'] })).toEqual([
      { kind: 'name', singleton: '@isp/router', name: 'useHref' },
      { kind: 'name', singleton: '@isp/new', name: 'a' },
      { kind: 'name', singleton: 'react', name: 'use' },
      { kind: 'operation', operation: 'POST /api/a' },
      { kind: 'operation', operation: 'GET /api/a/{slug}' },
    ])
  })

  test('чужая библиотека целиком сверяется версией, свой пакет целиком — нет', () => {
    expect(missing({ names: { react: ['*', 'default'] } })).toEqual([])
    expect(missing({ names: { '@isp/router': ['*'] } })).toHaveLength(1)
    expect(missing({ names: { 'react-dom': ['*'] } })).toHaveLength(1)
  })

  test('имя, которое есть у всякого объекта, именем синглтона не считается', () => {
    const names = { '@isp/router': ['toString'], constructor: ['name'] }
    expect(missing({ names })).toHaveLength(2)
  })

  test('члены сеанса сверяются по именам, и значение вместо функции — другое', () => {
    const session = ['auth.user', 'basket.add()', 'notify()']
    const lacked = (used: string[], known: string[] | undefined = session) =>
      findMissing({ names: {}, operations: [], session: used }, { ...provides, session: known })
    expect(lacked(['auth.user', 'notify()', 'basket.*'])).toEqual([])
    expect(lacked(['auth.user()', 'basket.remove()'])).toEqual([
      { kind: 'session', member: 'auth.user()' },
      { kind: 'session', member: 'basket.remove()' },
    ])
    const shell = { ...provides, session }
    const uses = { names: {}, operations: [], session: ['auth.leave()'] }
    expect(() => checkProvides(shell, [{ name: 'auth', uses }])).toThrow(/auth\.leave\(\) \(auth\)/)
    // one of the two was made before this was collected
    expect(missing({ session: ['auth.leave()'] })).toEqual([])
  })

  test('новая оболочка без имени, нужного действующему приложению, отклонена: названо и оно', () => {
    const uses = { names: { '@isp/router': ['useHref'] }, operations: [] }
    const remotes = [
      { name: 'auth', uses: { names: {}, operations: [] } },
      { name: 'catalog', uses },
    ]
    expect(() => checkProvides(provides, remotes)).toThrow(/useHref, @isp\/router \(catalog\)/)
    expect(() => checkProvides(provides, remotes.slice(0, 1))).not.toThrow()
    expect(() => checkUses(uses, provides)).toThrow(
      expect.objectContaining({ code: 'name-missing' }),
    )
  })
})
