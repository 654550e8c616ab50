import { IGNORED_BY_POPUP_HEADER } from '@isp/contract/context-headers'

const HEADER = 'x-isp-ignore-errors'
const ALL = 'all'

/**
 * §8 "ignore-errors option": spread into a call's options, its failures (all, or those statuses) are thrown without
 * a popup: `api.POST(path, { body, ...ignoreErrors([409]) })`. The mark never leaves the browser.
 */
export const ignoreErrors = (
  statuses?: readonly number[],
): { headers: Readonly<Record<string, string>> } => ({
  headers: { [HEADER]: statuses?.join(',') ?? ALL },
})

/** Takes the mark off a request. */
export const takeIgnored = (request: Request): string => {
  const mark = request.headers.get(HEADER) ?? ''
  request.headers.delete(HEADER)
  return mark
}

/**
 * Whether the popup leaves this failure to the caller: by the contract (the answer says so), by the caller, or because
 * 401 has its own flow. Without an answer only the caller can say it.
 */
export const isIgnored = (mark: string, answer?: Response): boolean =>
  mark === ALL ||
  (answer !== undefined &&
    (answer.status === 401 ||
      answer.headers.has(IGNORED_BY_POPUP_HEADER) ||
      mark.split(',').includes(String(answer.status))))
