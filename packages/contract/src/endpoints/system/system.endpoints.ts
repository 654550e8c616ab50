import { endpoint } from '../../endpoint.ts'
import { healthSchema, versionSchema } from '../../schemas/system.schema.ts'

export const systemEndpoints = {
  health: endpoint({
    id: 'health',
    method: 'GET',
    path: '/api/health',
    summary: 'Жив ли сервер и готов ли отвечать; 503, пока не готов',
    access: 'public',
    caller: 'nobody',
    answers: { 200: healthSchema, 503: healthSchema },
  }),
  version: endpoint({
    id: 'version',
    method: 'GET',
    path: '/api/healthcheck/version',
    summary: 'Версии сервера и схемы данных',
    access: 'public',
    caller: 'nobody',
    answers: { 200: versionSchema },
  }),
}
