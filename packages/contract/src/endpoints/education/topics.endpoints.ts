import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import {
  changeTopicInputSchema,
  deleteTopicQuerySchema,
  moveTopicInputSchema,
  newTopicInputSchema,
  staffTopicsSchema,
} from '../../schemas/topics.schema.ts'

const forContent = { access: { staff: ['admin', 'content'] }, caller: 'account' } as const
const path = '/api/content/topics'
const params = z.object({ id: pathIdField() })
const answers = { 200: staffTopicsSchema }

/** The tree of help topics; each change returns the whole tree. */
export const topicsEndpoints = {
  staffTopics: endpoint({
    ...forContent,
    id: 'staffTopics',
    method: 'GET',
    path,
    summary: 'Темы базы знаний, все, в порядке показа внутри каждой',
    answers,
  }),
  createTopic: endpoint({
    ...forContent,
    id: 'createTopic',
    method: 'POST',
    path,
    summary: 'Новая тема: последней на своём уровне; адрес — из названия',
    body: newTopicInputSchema,
    example: { name: 'Резьба', parentId: null },
    answers,
    errors: ['TOPIC_NOT_FOUND', 'TOPIC_TOO_DEEP'],
    ignoredByPopup: [404, 409],
  }),
  changeTopic: endpoint({
    ...forContent,
    id: 'changeTopic',
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Тема: название и место в дереве; адрес остаётся',
    params,
    body: changeTopicInputSchema,
    answers,
    errors: ['TOPIC_NOT_FOUND', 'TOPIC_CHANGED', 'TOPIC_TOO_DEEP'],
    ignoredByPopup: [404, 409],
  }),
  moveTopic: endpoint({
    ...forContent,
    id: 'moveTopic',
    method: 'PUT',
    path: `${path}/{id}/place`,
    summary: 'Тема: выше или ниже среди соседних; на краю ничего не меняет',
    params,
    body: moveTopicInputSchema,
    answers,
    errors: ['TOPIC_NOT_FOUND', 'TOPIC_CHANGED'],
  }),
  deleteTopic: endpoint({
    ...forContent,
    id: 'deleteTopic',
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Удалить пустую тему',
    params,
    query: deleteTopicQuerySchema,
    answers,
    errors: ['TOPIC_NOT_FOUND', 'TOPIC_CHANGED', 'TOPIC_NOT_EMPTY'],
  }),
}
