import { describe, expect, test } from 'vitest'
import { answer, disconnect, makeProductsAnswer, refuse, server } from './index.ts'
import { expectConsoleError } from './setup.ts'

const ask = (body: unknown) =>
  fetch('http://shop.test/bff/api/catalog/products', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

describe('сервер из контракта', () => {
  test('отказывает странице, которая просит не по контракту', async () => {
    server.use(answer('listProducts', makeProductsAnswer()))
    expect((await ask({ section: 'НЕ СЛАГ' })).status).toBe(400)
    expect((await ask({ surprise: true })).status).toBe(400)
    expect((await ask({ section: 'frezy', page: 2 })).status).toBe(200)
  })

  test('не даёт тесту ответить тем, чего контракт не знает', async () => {
    server.use(answer('listProducts', { ...makeProductsAnswer(), total: 1.5 }))
    const response = await ask({}).catch(() => null)
    expect(response?.ok ?? false).toBe(false)
    expectConsoleError(/total/)
  })

  test('отдаёт ошибку с кодом и статусом контракта, а обрыв — обрывом', async () => {
    server.use(refuse('listProducts', 'SECTION_NOT_FOUND', 'Раздел не найден.'))
    const response = await ask({})
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      code: 'SECTION_NOT_FOUND',
      message: 'Раздел не найден.',
    })
    server.use(disconnect('listProducts'))
    await expect(ask({})).rejects.toThrow()
  })
})
