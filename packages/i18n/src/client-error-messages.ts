import { typograph } from './typography.ts'

/** Codes that never travel over the wire: the request did not reach the server, or its answer cannot be read. */
export type ClientErrorCode = 'NETWORK' | 'UNKNOWN'

/** Their texts apart from those of the server, which arrive with its answers: no page has to carry them all. */
export const clientErrorMessages: Readonly<Record<ClientErrorCode, string>> = {
  NETWORK: typograph('Нет связи с сервером. Проверьте подключение к интернету и повторите.'),
  UNKNOWN: typograph('Что-то пошло не так. Попробуйте ещё раз.'),
}
