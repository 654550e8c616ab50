import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { buildOpenApi } from '@isp/contract'
import { BFF_BASE } from '@isp/contract/urls'
import type { FastifyInstance } from 'fastify'
import { docsMessages } from './docs.messages.ts'

const require = createRequire(import.meta.url)

/**
 * Permits only what Swagger UI needs, from this server only; its icons are data URLs, and it sets style attributes.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${docsMessages.title}</title>
<link rel="icon" href="favicon.png">
<link rel="stylesheet" href="swagger-ui.css">
</head>
<body>
<noscript>${docsMessages.needsScript} <a href="../openapi.json">openapi.json</a>.</noscript>
<div id="docs"></div>
<script src="swagger-ui-bundle.js"></script>
<script src="docs.js"></script>
</body>
</html>
`

const files = [
  {
    name: 'docs.js',
    type: 'text/javascript; charset=utf-8',
    from: new URL('page/docs.js', import.meta.url),
  },
  {
    name: 'swagger-ui-bundle.js',
    type: 'text/javascript; charset=utf-8',
    from: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  },
  {
    name: 'swagger-ui.css',
    type: 'text/css; charset=utf-8',
    from: require.resolve('swagger-ui-dist/swagger-ui.css'),
  },
  {
    name: 'favicon.png',
    type: 'image/png',
    from: require.resolve('swagger-ui-dist/favicon-32x32.png'),
  },
] as const

/** `/bff/openapi.json`, and `/bff/docs/` to read and try it. No external resources are used. */
export const docsRoutes = async (app: FastifyInstance): Promise<void> => {
  const document = JSON.stringify(buildOpenApi())
  app.get(`${BFF_BASE}/openapi.json`, async (_request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache')
    return document
  })
  app.get(`${BFF_BASE}/docs`, async (_request, reply) => reply.redirect(`${BFF_BASE}/docs/`, 308))
  app.get(`${BFF_BASE}/docs/`, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy)
    return page
  })
  for (const { name, type, from } of files) {
    app.get(`${BFF_BASE}/docs/${name}`, async (_request, reply) => {
      reply.type(type).header('cache-control', 'public, max-age=3600')
      return readFile(from)
    })
  }
}
