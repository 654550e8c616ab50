import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerMapFrame } from './map-frame.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const open = async (mapUrl: string | null) => {
  const app = Fastify()
  registerMapFrame(app, { mapUrl })
  return app.inject('/contacts/map/')
}

test('D61: чужую карту называет политика одной её рамки, и о покупателе ей не сказано', async () => {
  const { statusCode, headers, body } = await open('https://maps.example.com/?ll=44,56&z="16')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-src https://maps.example.com; frame-ancestors 'self'",
  )
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(body).toContain('src="https://maps.example.com/?ll=44,56&#38;z=&#34;16"')
  expect(body).toContain('referrerpolicy="no-referrer"')
})

test('D61: без адреса карты рамки нет, и страницам её не разрешено', async () => {
  expect((await open(null)).statusCode).toBe(404)
  expect(contentSecurityPolicy([])).not.toContain('frame-src')
  expect(contentSecurityPolicy([], { hasMap: true })).toContain("frame-src 'self'")
})
