import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { formsInFlight } from './bff-forms.ts'
import { errorOptions } from './errors.ts'

test('адреса одной сети IPv6 (/64) шлют формы как один отправитель', async () => {
  const shell = Fastify({ ...errorOptions, trustProxy: true })
  formsInFlight(shell, 100)
  const released = Promise.withResolvers<void>()
  const allIn = Promise.withResolvers<'nobody was refused'>()
  let entered = 0
  shell.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  shell.post('/bff/x', async () => {
    entered += 1
    if (entered === 21) allIn.resolve('nobody was refused')
    await released.promise
    return {}
  })
  const send = (from: string) =>
    shell.inject({
      method: 'POST',
      url: '/bff/x',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-forwarded-for': from },
    })
  const sent = Array.from({ length: 21 }, (_, place) => send(`2001:db8:5:7:${place}::1`))
  const statuses = sent.map(async (answer) => (await answer).statusCode)
  expect(await Promise.race([...statuses, allIn.promise])).toBe(429)
  const other = send('2001:db8:5:8::1')
  released.resolve()
  expect((await other).statusCode).toBe(200)
  await Promise.all(sent)
  await shell.close()
})
