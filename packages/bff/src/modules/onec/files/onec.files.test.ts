import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogOf, classifierOf, documentOf, goodOf } from '../../../commerce-ml/export.fixture.ts'
import { type Onec, openOnec } from '../onec.fixture.ts'
import { FILE_LIMIT } from './receive-piece.ts'
import { zipOf } from './zip.fixture.ts'

let onec: Onec
let client: ReturnType<Onec['client']>
beforeAll(async () => {
  onec = await openOnec()
  client = onec.client(await onec.createAccess())
})
afterAll(() => onec.close())

const exportOf = (...ids: string[]): string =>
  documentOf(
    classifierOf('<Группы><Группа><Ид>g</Ид><Наименование>Фрезы</Наименование></Группа></Группы>'),
    catalogOf(ids.map((id) => goodOf(id)).join('\n'), { isChanges: true }),
  )
const isKnown = async (id: string): Promise<boolean> =>
  (await onec.rows('select from product where external_id = $1 and is_active', [id])).length > 0
const begin = async () => {
  await client.login()
  await client.init()
}
const inPieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_value, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )

/** An export with so many bytes of elements that nobody reads. */
const filled = (id: string, bytes: number): string =>
  exportOf(id).replace('<Каталог', `${'<x/>'.repeat(bytes / 4)}<Каталог`)

test('архив из семнадцати кусков: import называет файлы внутри него', async () => {
  await begin()
  const zip = zipOf({
    'import0_1.xml': exportOf('zip-1'),
    'offers0_1.xml': documentOf('<ПакетПредложений/>'),
  })
  for (const piece of inPieces(zip, Math.ceil(zip.length / 17)))
    expect((await client.file('v8_1.zip', piece)).text).toBe('success')
  expect((await client.import('import0_1.xml')).text).toMatch(/^progress\n/)
  await onec.work()
  expect((await client.import('import0_1.xml')).text).toBe('success')
  expect((await client.import('offers0_1.xml')).text).toBe('success')
  expect((await client.import('prices0_1.xml')).text).toMatch(/^failure\n.*архиве нет/)
  expect(await isKnown('zip-1')).toBe(true)
})

test('несжатый архив и по архиву на файл', async () => {
  await begin()
  await client.file('import.zip', zipOf({ 'import.xml': exportOf('stored-1') }, true))
  await client.file('offers.zip', zipOf({ 'offers.xml': documentOf('<ПакетПредложений/>') }, true))
  await client.import('import.xml')
  await onec.work()
  expect((await client.import('import.xml')).text).toBe('success')
  expect((await client.import('offers.xml')).text).toBe('success')
  expect(await isKnown('stored-1')).toBe(true)
})

test('оборванный файл: сказано, сколько пришло; новый сеанс всё исправляет', async () => {
  await begin()
  const whole = Buffer.from(exportOf('cut-1'))
  await client.file('import0_1.xml', whole.subarray(0, 200))
  expect((await client.import('import0_1.xml')).text).toMatch(
    /^failure\nФайл import0_1\.xml: пришло 200 байт, файл обрывается/,
  )
  expect(await client.send({ 'import0_1.xml': whole })).toEqual(['success'])
  expect(await isKnown('cut-1')).toBe(true)
})

test('повторённый кусок не удваивает байты, начатый заново файл заменяет прежний', async () => {
  await begin()
  const whole = Buffer.from(filled('again-1', FILE_LIMIT))
  const [bytes, rest] = [whole.subarray(0, FILE_LIMIT), whole.subarray(FILE_LIMIT)]
  await client.file('import0_1.xml', 'ошибочное начало')
  await client.file('import0_1.xml', bytes)
  await client.file('import0_1.xml', bytes)
  await client.file('import0_1.xml', rest)
  // the answer was lost, and 1C ends the document with a line feed in a piece of its own
  await client.file('import0_1.xml', rest)
  await client.file('import0_1.xml', '\r\n')
  await client.import('import0_1.xml')
  await onec.work()
  expect((await client.import('import0_1.xml')).text).toBe('success')
  expect(await isKnown('again-1')).toBe(true)
})

test('файл втрое больше file_limit одним куском принимается', async () => {
  await begin()
  const text = filled('large-1', 3 * FILE_LIMIT)
  expect((await client.file('import0_1.xml', text)).text).toBe('success')
  await client.import('import0_1.xml')
  await onec.work()
  expect((await client.import('import0_1.xml')).text).toBe('success')
})

test('import не зовут: файл загружается после тишины и при complete', async () => {
  await begin()
  await client.file('import0_1.xml', exportOf('quiet-1'))
  await onec.work()
  expect(await isKnown('quiet-1')).toBe(false)
  await onec.rows(`update onec_session set last_call_at = now() - interval '2 minutes'`)
  await onec.work()
  expect(await isKnown('quiet-1')).toBe(true)
  await begin()
  await client.file('import0_1.xml', exportOf('complete-1'))
  await client.call('type=catalog&mode=complete')
  await onec.work()
  expect(await isKnown('complete-1')).toBe(true)
})

const bomb = () => {
  const zip = zipOf({ 'import.xml': Buffer.alloc(80 * 1024 * 1024) })
  return zip
}

test.each([
  ['..', () => zipOf({ '../import.xml': '<a/>' }), /имена файлов/],
  ['раздувается', bomb, /слишком большой объём/],
  [
    'повреждён',
    () => {
      const zip = zipOf({ 'import.xml': 'x'.repeat(1000) })
      zip.fill(0xff, 44, 50)
      return zip
    },
    /повреждён/,
  ],
])('архив, который нельзя принять: %s', async (_what, make, words) => {
  await begin()
  await client.file('v8.zip', make())
  await client.import('import.xml')
  await onec.work()
  expect((await client.import('import.xml')).text).toMatch(/^failure\n/)
  expect((await client.import('import.xml')).text).toMatch(words)
})

test.each(['../x.xml', '%2e%2e/x.xml', '', 'a/../../b.xml'])(
  'имя %j — отказ словами',
  async (name) => {
    await begin()
    const answer = await client.file(name, exportOf('x'))
    expect(answer).toMatchObject({ status: 200, text: expect.stringMatching(/^failure\n/) })
  },
)

test('пустой кусок — отказ словами', async () => {
  await begin()
  expect((await client.file('import.xml', '')).text).toMatch(/^failure\n.*пустой/)
})

test.each([
  ['DOCTYPE', documentOf('').replace('<Ком', '<!DOCTYPE x [<!ENTITY a "b">]><Ком'), /DOCTYPE/],
  ['не та кодировка', Buffer.from(exportOf('y').replace('UTF-8', 'windows-1251')).subarray(0), /./],
  ['не CommerceML', '<?xml version="1.0"?><html/>', /не CommerceML|обрывается/],
])('негодный документ (%s): отказ с местом, в магазине ничего', async (_what, text, words) => {
  await begin()
  await client.file('import0_1.xml', text)
  await client.import('import0_1.xml')
  await onec.work()
  const answer = await client.import('import0_1.xml')
  expect(answer.status).toBe(200)
  expect(answer.text).toMatch(words)
  expect(await isKnown('y')).toBe(false)
})
