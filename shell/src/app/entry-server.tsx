import { Writable } from 'node:stream'
import * as emotionJsx from '@emotion/react/jsx-runtime'
import { createApiClient, createQueryClient } from '@isp/api-client'
import { EVERYBODY, SAME_FOR_HEADER } from '@isp/contract/context-headers'
import type { Registry, RemoteContext, RemoteModule } from '@isp/federation'
import { Fragment } from '@isp/federation/runtime'
import * as query from '@isp/query'
import { dehydrate } from '@isp/query/server'
import * as router from '@isp/router'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@isp/router/server'
import * as session from '@isp/session'
import { createServerPorts } from '@isp/session/server'
import * as uiCore from '@isp/ui/core'
import * as emotionReact from '@isp/ui/emotion'
import * as react from 'react'
import * as reactJsx from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { notFoundHead } from '../layout/not-found/not-found.head.ts'
import { sectionTreeQuery } from '../layout/section-tree.query.ts'
import { App } from './app.tsx'
import { type DocumentParts, renderDocument } from './document.ts'

import { headOf } from './head.ts'
import type { PageState } from './page-state.ts'
import { createRootRoutes } from './root-route.tsx'
import { serializeError, statusOf } from './route-errors.ts'
import type { ShellData } from './shell-data.tsx'
import { ShellFailure } from './shell-failure.tsx'
import { collectPageStyles, createServerStyleCache } from './style-cache.ts'
import { FirstPageProvider } from './unmatched-route.tsx'

/** The singletons of `@isp/federation`, by name: returned by `require` in the server bundles of remotes. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': reactJsx,
  'react-dom': reactDom,
  '@emotion/react': emotionReact,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@isp/router': router,
  '@isp/query': query,
  '@isp/session': session,
  '@isp/ui/core': uiCore,
}

export type RenderInput = {
  url: URL
  /** The browser's cookies, including those set by this response. */
  cookies: Readonly<Record<string, string>>
  /** Client address for the BFF's rate limit, and request id for both logs. */
  clientAddress: string
  requestId: string
  /** Trace that the calls of this page belong to (W3C Trace Context), if the server traces. */
  traceparent?: string
  registry: Registry
  /** The loaded remote that owns the URL; null if there is none or it could not be loaded. */
  owner: RemoteModule | null
  /** Name of the owner that could not be loaded. */
  missing: string | null
  /** Address of the BFF for this server, and the fetch function, with which the caller measures time. */
  bffUrl: string
  fetch: (request: Request) => Promise<Response>
  /** Aborted when nobody waits for this page any more. */
  signal: AbortSignal
  shell: ShellData
  assets: Pick<DocumentParts, 'base' | 'boot' | 'main' | 'fonts'> & {
    ownerScripts: DocumentParts['preload']
  }
}

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  /**
   * `failures`: our own errors behind a page with status 500, for the log.
   * `isWhole`: every call got a response; an incomplete page must not be shared.
   * `sameFor`: for whom all its data is the same (`Endpoint.sameFor`); null: only for the visitor.
   * `html` lacks its end, which depends on the visitor.
   */
  | {
      kind: 'page'
      status: number
      html: Buffer
      isWhole: boolean
      sameFor: string | null
      failures: readonly unknown[]
    }
  /** The BFF refuses the visitor's token, or the chosen company: nothing was rendered. */
  | { kind: 'refused'; what: 'token' | 'company' }

/** Summary of the API calls of a page. */
type Calls = {
  refused: 'token' | 'company' | null
  haveFailed: boolean
  /** The `sameFor` header of each response. */
  sameFor: Set<string | null>
}

/** Null, unless all responses agree. */
const sameForOf = ({ sameFor, haveFailed }: Calls): string | null => {
  if (haveFailed || sameFor.has(null)) return null
  const narrow = [...sameFor].filter((whom) => whom !== EVERYBODY)
  return narrow.length > 1 ? null : (narrow[0] ?? EVERYBODY)
}

/** Renders to complete HTML, so that the page is readable before any script (federation.md, Light pages). */
const toHtml = (element: react.ReactElement, signal: AbortSignal): Promise<Buffer[]> =>
  new Promise((resolve, reject) => {
    let failure: unknown = null
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        chunks.push(chunk) // React does not reuse these arrays
        done()
      },
      final: (done) => {
        done()
        if (failure) reject(failure)
        else resolve(chunks)
      },
    })
    const stream = renderToPipeableStream(element, {
      progressiveChunkSize: 1e9,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        failure ??= error
      },
    })
    signal.addEventListener('abort', () => stream.abort(signal.reason))
  })

const createContext = (input: RenderInput, calls: Calls): RemoteContext => {
  const visit = session.createSession(createServerPorts(input.cookies))
  const api = createApiClient({
    baseUrl: input.bffUrl,
    fetch: async (request) => {
      const answer = await input.fetch(request)
      calls.sameFor.add(answer.headers.get(SAME_FOR_HEADER))
      return answer
    },
    tokens: { getAccessToken: visit.tokens.getAccessToken, refresh: async () => false },
    contextHeaders: visit.choiceHeaders,
    onError: ({ status, code }) => {
      calls.haveFailed = true
      if (status === 401 && visit.identity() !== '') calls.refused = 'token'
      if (code === 'COMPANY_FORBIDDEN') calls.refused = 'company'
    },
    headers: {
      'x-request-id': input.requestId,
      'x-forwarded-for': input.clientAddress,
      ...(input.traceparent !== undefined && { traceparent: input.traceparent }),
      'accept-encoding': 'identity', // over loopback compressing costs more than sending
    },
  })
  return {
    api,
    queryClient: createQueryClient({ isServer: true }),
    session: visit,
    Fragment,
    Failure: ShellFailure,
  }
}

/** Renders a page for a request. Throws only on our own errors; a failed call becomes a page that says so. */
export const render = async (input: RenderInput): Promise<RenderResult> => {
  const calls: Calls = { refused: null, haveFailed: false, sameFor: new Set() }
  const context = createContext(input, calls)
  const isOwned = () => input.missing !== null
  const handler = createStaticHandler(
    createRootRoutes(context, input.owner?.createRoutes(context) ?? [], isOwned),
  )
  const answer = await handler.query(new Request(input.url, { signal: input.signal }))
  if (calls.refused) return { kind: 'refused', what: calls.refused }
  if (answer instanceof Response) {
    const location = answer.headers.get('location') ?? '/'
    return { kind: 'redirect', status: answer.status, location }
  }
  const errors = answer.errors ? Object.values(answer.errors) : []
  const status = input.missing ? 503 : errors.length > 0 ? statusOf(errors[0]) : answer.statusCode
  if (status === 404) {
    // the sections of the 404 page are fetched here, because the page would jump if they arrived later; without them it is complete too
    await context.queryClient.prefetchQuery(sectionTreeQuery(context.api))
  }
  const styleCache = createServerStyleCache()
  const body = await toHtml(
    <FirstPageProvider value={null}>
      <App context={context} loader={null} shell={input.shell} styleCache={styleCache}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, answer)}
          context={answer}
          hydrate={false}
        />
      </App>
    </FirstPageProvider>,
    input.signal,
  )
  const state: PageState = {
    registry: input.registry,
    queries: dehydrate(context.queryClient),
    loaderData: answer.loaderData,
    errors: answer.errors
      ? Object.fromEntries(Object.entries(answer.errors).map(([id, e]) => [id, serializeError(e)]))
      : null,
    missing: input.missing,
    shell: input.shell,
  }
  const matches = answer.matches.map(({ params, route }) => ({ params, handle: route.handle }))
  const headInput = { url: input.url, origin: input.shell.origin }
  const head =
    status === 404
      ? notFoundHead(input.url.pathname)
      : status < 400
        ? headOf(matches, headInput)
        : null
  const { ownerScripts, ...assets } = input.assets
  const { before, after } = renderDocument({
    ...assets,
    preload: ownerScripts,
    head,
    status,
    origin: input.shell.origin,
    styles: collectPageStyles(styleCache),
    state,
  })
  return {
    kind: 'page',
    status,
    html: Buffer.concat([Buffer.from(before), ...body, Buffer.from(after)]),
    isWhole: !calls.haveFailed,
    sameFor: sameForOf(calls),
    failures: errors.filter((e) => statusOf(e) === 500),
  }
}
