import { ApiError } from '@isp/api-client'
import { notFound } from '@isp/router'

const BAD_REQUEST = 400

/**
 * For loaders: the BFF's "there is no such thing" becomes the 404 answer of a page, its "this cannot be asked"
 * (a filter that the section does not have) a 400; every other failure stays what it is.
 */
export const orRefusal = async <T>(call: T): Promise<Awaited<T>> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    if (error instanceof ApiError && error.status === BAD_REQUEST)
      throw new Response(null, { status: BAD_REQUEST })
    throw error
  }
}
