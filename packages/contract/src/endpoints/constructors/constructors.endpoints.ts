import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fileAnswer } from '../../file-content.ts'
import {
  constructorAnswerSchema,
  constructorDrawingQuerySchema,
  constructorListSchema,
} from '../../schemas/constructor.schema.ts'

const params = z.object({ toolType: z.string().min(1).max(120) })

/** Constructors of tools: each is data that the server gives whole, one type at a time. */
export const constructorsEndpoints = {
  constructorTypes: endpoint({
    id: 'constructorTypes',
    method: 'GET',
    path: '/api/catalog/constructors',
    summary: 'Виды инструмента, которые можно собрать, с небольшим чертежом',
    access: 'public',
    caller: 'nobody',
    sameFor: 'everybody',
    answers: { 200: constructorListSchema },
  }),
  constructorType: endpoint({
    id: 'constructorType',
    method: 'GET',
    path: '/api/catalog/constructors/{toolType}',
    summary: 'Конструктор одного вида: параметры, правила, чертёж, обозначение, подбор готового',
    access: 'public',
    caller: 'nobody',
    sameFor: 'everybody',
    params,
    answers: { 200: constructorAnswerSchema },
    errors: ['CONSTRUCTOR_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  constructorDrawing: endpoint({
    id: 'constructorDrawing',
    method: 'GET',
    path: '/api/catalog/constructors/{toolType}/drawing',
    summary: 'Чертёж конфигурации: лист A4 в PDF или DXF R12 в натуральную величину',
    access: 'public',
    caller: 'nobody',
    params,
    query: constructorDrawingQuerySchema,
    answers: { 200: fileAnswer(['application/pdf', 'image/vnd.dxf']) },
    errors: ['CONSTRUCTOR_NOT_FOUND', 'CONSTRUCTOR_CHANGED', 'CONSTRUCTOR_CONFIGURATION_INVALID'],
    ignoredByPopup: [404, 409, 422],
  }),
}
