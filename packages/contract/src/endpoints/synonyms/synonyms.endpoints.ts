import { endpoint } from '../../endpoint.ts'
import {
  removeSynonymQuerySchema,
  saveSynonymInputSchema,
  searchMissesQuerySchema,
  searchMissesSchema,
  synonymSchema,
  synonymsQuerySchema,
  synonymsRemovedSchema,
  synonymsSchema,
} from '../../schemas/synonyms.schema.ts'

const forContent = { access: { staff: ['admin', 'content'] }, caller: 'account' } as const

export const synonymsEndpoints = {
  synonyms: endpoint({
    ...forContent,
    id: 'synonyms',
    method: 'GET',
    path: '/api/synonyms',
    summary: 'Словарь поиска: как говорят и как это названо в каталоге',
    query: synonymsQuerySchema,
    answers: { 200: synonymsSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  saveSynonym: endpoint({
    ...forContent,
    id: 'saveSynonym',
    method: 'PUT',
    path: '/api/synonyms/save',
    summary: 'Слово словаря: новое или с другим значением; поиск узнаёт его с новым индексом',
    body: saveSynonymInputSchema,
    example: { said: 'слово', meant: 'сверло' },
    answers: { 200: synonymSchema },
  }),
  removeSynonym: endpoint({
    ...forContent,
    id: 'removeSynonym',
    method: 'DELETE',
    path: '/api/synonyms/remove',
    summary: 'Слова больше нет в словаре; повтор ничего не меняет',
    query: removeSynonymQuerySchema,
    answers: { 200: synonymsRemovedSchema },
  }),
  searchMisses: endpoint({
    ...forContent,
    id: 'searchMisses',
    method: 'GET',
    path: '/api/synonyms/misses',
    summary: 'Что искали и не нашли: чаще — первыми; кто искал, не хранится',
    query: searchMissesQuerySchema,
    answers: { 200: searchMissesSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
