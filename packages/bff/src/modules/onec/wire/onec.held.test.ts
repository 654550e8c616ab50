import { afterEach, expect, test } from 'vitest'
import { catalogOf, documentOf, goodOf } from '../../../commerce-ml/export.fixture.ts'
import { type Onec, openOnec } from '../onec.fixture.ts'

let onec: Onec
afterEach(() => onec.close())

const document = documentOf(catalogOf(goodOf('held-1'), { isChanges: true }))

const sent = async (heldCallMs: number) => {
  onec = await openOnec(heldCallMs)
  const client = onec.client(await onec.createAccess())
  await client.login()
  await client.init()
  await client.file('import0_1.xml', document)
  return client
}
const untilQueued = () =>
  expect
    .poll(async () => (await onec.rows(`select from onec_file where state = 'queued'`)).length)
    .toBe(1)

test('import ждёт новостей: отвечает один раз и тогда, когда файл загружен', async () => {
  const client = await sent(600_000)
  const held = client.import('import0_1.xml')
  await untilQueued()
  await onec.work()
  expect((await held).text).toBe('success')
})

test('сервер, который закрывается, отпускает ждущий вызов словом progress', async () => {
  const client = await sent(600_000)
  const held = client.import('import0_1.xml')
  await untilQueued()
  const closed = onec.shop.app.close()
  expect((await held).text).toMatch(/^progress\n/)
  await closed
})

test('второй обмен одновременно: ждёт словами, а не отказом', async () => {
  const first = await sent(0)
  await first.import('import0_1.xml')
  await onec.rows(`update onec_file set state = 'running'`)
  const second = onec.client(await onec.createAccess('second'))
  await second.login()
  await second.init()
  await second.file('import0_1.xml', document)
  expect((await second.import('import0_1.xml')).text).toMatch(/^progress\n.*другой обмен/)
})

test('повторный import загруженного файла — success без работы', async () => {
  const client = await sent(0)
  await client.import('import0_1.xml')
  await onec.work()
  const answers = [await client.import('import0_1.xml'), await client.import('import0_1.xml')]
  expect(answers.map(({ text }) => text)).toEqual(['success', 'success'])
})
