/** How much of a file has gone, bytes. */
export type UploadProgress = { sent: number; total: number }

export type UploadWatch = {
  signal?: AbortSignal
  onProgress?: (progress: UploadProgress) => void
}

/** As `fetch` names it. */
const abortError = (): Error => Object.assign(new Error('aborted'), { name: 'AbortError' })

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/\r?\n/)
      .filter(Boolean)
      .map((line): [string, string] => {
        const at = line.indexOf(':')
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
      }),
  )

/**
 * Sends a form as `fetch` would, and says how far it is, which `fetch` cannot.
 * Rejects like it: AbortError when the signal says so, TypeError when no answer came.
 */
export const sendByXhr = (
  { method, url, headers }: Request,
  form: FormData,
  { signal, onProgress }: UploadWatch,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const fail = (error: Error) => {
      signal?.removeEventListener('abort', abort)
      reject(error)
    }
    request.open(method, url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total })
    request.onload = () => {
      signal?.removeEventListener('abort', abort)
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: headersOf(request),
        }),
      )
    }
    request.onerror = () => fail(new TypeError('no answer'))
    request.onabort = () => fail(abortError())
    if (signal?.aborted) return fail(abortError())
    signal?.addEventListener('abort', abort)
    request.send(form)
  })
