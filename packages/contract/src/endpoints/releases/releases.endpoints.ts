import { endpoint } from '../../endpoint.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  endCanaryInputSchema,
  previewSchema,
  releasesSchema,
  startCanaryInputSchema,
  startPreviewInputSchema,
} from '../../schemas/releases.schema.ts'

const ofAdmin = { access: { staff: ['admin'] }, caller: 'account' } as const
const version = '0123456789abcdef'

/** Releases of the shell and the remotes: what is served, tried on a few, seen before (record 116). */
export const releasesEndpoints = {
  releases: endpoint({
    ...ofAdmin,
    id: 'releases',
    method: 'GET',
    path: '/api/admin/releases',
    summary:
      'Выпуски приложений: что действует, что проверяется на части посетителей, что сохранено',
    answers: { 200: releasesSchema },
  }),
  startPreview: endpoint({
    ...ofAdmin,
    id: 'startPreview',
    method: 'POST',
    path: '/api/admin/releases/preview',
    summary: 'Ссылка, по которой магазин виден с этими выпусками, пока не кончится срок',
    body: startPreviewInputSchema,
    example: { releases: { catalog: version }, hours: 8 },
    answers: { 200: previewSchema },
  }),
  startCanary: endpoint({
    ...ofAdmin,
    id: 'startCanary',
    method: 'POST',
    path: '/api/admin/releases/canary',
    summary: 'Показать выпуск части посетителей; хуже действующего — отзывается сам',
    body: startCanaryInputSchema,
    example: { name: 'catalog', version, stages: [{ percent: 5, minutes: 10 }] },
    answers: { 200: doneSchema },
    errors: ['CANARY_RUNNING', 'RELEASE_SERVED', 'RELEASE_WITHDRAWN'],
  }),
  endCanary: endpoint({
    ...ofAdmin,
    id: 'endCanary',
    method: 'POST',
    path: '/api/admin/releases/canary/end',
    summary: 'Закончить проверку: отозвать выпуск или отдать его всем',
    body: endCanaryInputSchema,
    example: { canaryId: 1, how: 'withdrawn', reason: null },
    answers: { 200: doneSchema },
    errors: ['CANARY_NOT_FOUND'],
  }),
}
