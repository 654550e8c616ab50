import { typograph } from './typography.ts'

/** Codes created in the browser: the request did not reach the server, or its response cannot be read. */
export type ClientErrorCode = 'NETWORK' | 'UNKNOWN'

/** Separate from the texts of the server's errors, which come with its responses, so that pages need not load those. */
export const clientErrorMessages: Readonly<Record<ClientErrorCode, string>> = {
  NETWORK: typograph('Нет связи с сервером. Проверьте подключение к интернету и повторите.'),
  UNKNOWN: typograph('Что-то пошло не так. Попробуйте ещё раз.'),
}
