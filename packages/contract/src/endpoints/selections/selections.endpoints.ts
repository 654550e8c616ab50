import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  changeSelectionInputSchema,
  saveSelectionInputSchema,
  selectionSchema,
  selectionsSchema,
} from '../../schemas/selections.schema.ts'

const params = z.object({ id: pathIdField() })

/** Filters of a section or search saved under a name, with an e-mail when new products match. */
export const selectionsEndpoints = {
  selections: endpoint({
    id: 'selections',
    method: 'GET',
    path: '/api/catalog/selections',
    summary: 'Свои сохранённые подборки',
    access: 'signedIn',
    answers: { 200: selectionsSchema },
  }),
  saveSelection: endpoint({
    id: 'saveSelection',
    method: 'POST',
    path: '/api/catalog/selections',
    summary: 'Сохранить фильтры раздела или поиска под названием',
    access: 'signedIn',
    body: saveSelectionInputSchema,
    example: {
      name: 'Свёрла 8–10 мм',
      section: 'metal-drills',
      filters: [{ code: 'diameter', from: 8, to: 10 }],
      hasLetter: true,
    },
    answers: { 200: selectionSchema },
    errors: ['SELECTION_EXISTS', 'SELECTIONS_FULL', 'SECTION_NOT_FOUND', 'CATALOG_NOT_READY'],
  }),
  changeSelection: endpoint({
    id: 'changeSelection',
    method: 'PUT',
    path: '/api/catalog/selections/{id}',
    summary: 'Переименовать подборку, включить или отключить письмо',
    access: 'signedIn',
    params,
    body: changeSelectionInputSchema,
    answers: { 200: selectionSchema },
    errors: ['SELECTION_NOT_FOUND', 'SELECTION_EXISTS', 'SECTION_NOT_FOUND', 'CATALOG_NOT_READY'],
  }),
  deleteSelection: endpoint({
    id: 'deleteSelection',
    method: 'DELETE',
    path: '/api/catalog/selections/{id}',
    summary: 'Удалить подборку',
    access: 'signedIn',
    params,
    answers: { 200: doneSchema },
    errors: ['SELECTION_NOT_FOUND'],
  }),
}
