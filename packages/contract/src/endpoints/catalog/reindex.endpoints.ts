import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'

/** §7.5: rebuilds the index of the catalogue. A GET because the specification says so; accepts only a bearer header. */
export const reindexEndpoints = {
  reindex: endpoint({
    id: 'reindex',
    method: 'GET',
    path: '/api/core/es/reindex',
    summary:
      'Построить указатель каталога заново, во всех процессах и не прерывая работы; если он уже строится, ещё раз не начинается',
    access: { staff: ['admin'] },
    caller: 'account',
    answers: {
      200: z.object({
        version: z.string().describe('Версия каталога, по которой строится указатель'),
        isStarted: z.boolean().describe('Начато ли построение этим вызовом'),
      }),
    },
  }),
}
