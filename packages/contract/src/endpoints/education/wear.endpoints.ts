import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fileAnswer } from '../../file-content.ts'
import { wearNames } from '../../schemas/wear.schema.ts'

const DAY = 86_400

export const wearEndpoints = {
  wearDrawing: endpoint({
    id: 'wearDrawing',
    method: 'GET',
    path: '/api/education/wear/{name}',
    summary: 'Рисунок износа или неполадки для текстов, SVG',
    access: 'public',
    caller: 'nobody',
    params: z.object({ name: z.enum(wearNames) }),
    answers: { 200: fileAnswer(['image/svg+xml']) },
    maxAge: DAY,
  }),
}
