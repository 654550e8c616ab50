import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../composition/app.ts'
import { createPreparedIndex, insertCatalog } from '../catalog.fixture.ts'

let database: TestDatabase
let prepared: ReturnType<typeof createPreparedIndex>
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  database = await createTestDatabase()
  await insertCatalog(database.pool)
  await database.pool.query(`
    update section set slug = 'sverla-c-h' where id = 3;
    update product set attributes = '{"diameter": 8.5, "flute_length": 75, "overall_length": 117}' where id in (1, 4)`)
  prepared = createPreparedIndex()
  const { index } = prepared
  app = await buildApp({ pool: database.pool, catalogIndex: { current: () => index } })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const ask = (path: string) => app.inject({ method: 'GET', url: `/bff/api/catalog${path}` })
const described = async (id: number) => (await ask(`/products/${id}`)).json().drawing

describe('задача 14: чертёж товара по своему адресу', () => {
  test.each([
    ['без вида', '/products/1/drawing?version=0123456789ab', 400],
    ['без версии', '/products/1/drawing?view=wide', 400],
    ['другого вида', '/products/1/drawing?view=huge&version=0123456789ab', 400],
    ['версия не по виду', '/products/1/drawing?view=wide&version=..%2F', 400],
    ['нет товара', '/products/999/drawing?view=wide&version=0123456789ab', 404],
    ['товар снят с продажи', '/products/4/drawing?view=wide&version=0123456789ab', 404],
    ['рисовать нечего', '/products/2/drawing?view=wide&version=0123456789ab', 404],
  ])('%s', async (_, path, status) => {
    const answer = await ask(path)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('страница называет адрес и место, по нему — SVG с размерами, который браузер хранит; исполнить в нём нечего', async () => {
    const { version, wide } = await described(1)
    expect(await described(2)).toBeNull()
    const answer = await ask(`/products/1/drawing?view=wide&version=${version}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.body).toMatch(/^<svg [^>]*>.*Ø8,5.*<\/svg>$/s)
    expect(answer.body).toContain(`width="${wide.width}" height="${wide.height}"`)
  })

  test('задача 52: на чертеже выделен размер той характеристики, о которой фильтр, и никакой другой', async () => {
    const { version } = await described(1)
    const marked = async (mark: string) =>
      (await ask(`/products/1/drawing?view=small&version=${version}&mark=${mark}`)).body
    expect(await marked('diameter')).toMatch(/font-weight="bold">.*>Ø8,5<\/text><\/g><\/svg>$/s)
    expect(await marked('flute_length')).toMatch(/font-weight="bold">.*>75<\/text><\/g><\/svg>$/s)
    expect(await marked('weight')).not.toContain('bold')
    expect(
      (await ask(`/products/1/drawing?view=small&version=${version}&mark=a"b`)).statusCode,
    ).toBe(400)
  })
})

describe('задача 52: чертёж раздела рядом с фильтрами', () => {
  const list = async (section: string) => {
    const payload = { section }
    const answer = await app.inject({ method: 'POST', url: '/bff/api/catalog/products', payload })
    return answer.json().drawing
  }

  test('есть там, где товары рисуются; раздел над ними и прочие — без него', async () => {
    Object.assign(prepared.answer, { ids: [2, 1] })
    const drawing = await list('sverla-c-h')
    expect(drawing.marks).toEqual(['diameter', 'flute_length', 'overall_length'])
    expect((await app.inject({ method: 'GET', url: `/bff${drawing.path}` })).body).toContain(
      `width="${drawing.width}" height="${drawing.height}"`,
    )
    for (const section of ['tools', 'abrasives']) expect(await list(section)).toBeUndefined()
  })
})
