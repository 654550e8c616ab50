import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pageOf, pageQuery } from '../../fields/pages.ts'
import { jobSchema } from '../../schemas/job.schema.ts'

export const jobListEndpoints = {
  jobs: endpoint({
    id: 'jobs',
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Фоновые работы за последние недели, новое сверху',
    access: { staff: ['admin'] },
    caller: 'account',
    query: z.object(pageQuery([20, 50])),
    answers: { 200: pageOf(jobSchema) },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
