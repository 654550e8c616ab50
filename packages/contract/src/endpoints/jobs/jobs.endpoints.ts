import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { jobSchema } from '../../schemas/job.schema.ts'

const params = z.object({ id: z.uuid() })

export const jobsEndpoints = {
  job: endpoint({
    id: 'job',
    method: 'GET',
    path: '/api/jobs/{id}',
    summary: 'Как идёт долгая работа: её видят тот, кто её начал, и администратор',
    access: 'signedIn',
    caller: 'account',
    params,
    answers: { 200: jobSchema },
    errors: ['JOB_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  cancelJob: endpoint({
    id: 'cancelJob',
    method: 'POST',
    path: '/api/jobs/{id}/cancel',
    summary: 'Отменить: ждущая не начнётся, идущая остановится, законченная не изменится',
    access: 'signedIn',
    caller: 'account',
    params,
    answers: { 200: jobSchema },
    errors: ['JOB_NOT_FOUND'],
  }),
}
