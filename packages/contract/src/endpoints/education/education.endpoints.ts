import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  actualizedSchema,
  actualizeQuerySchema,
  articleSchema,
  articlesQuerySchema,
  articlesSchema,
  educationTopologySchema,
  educationTreeSchema,
} from '../../schemas/education.schema.ts'
import { slugSchema } from '../../schemas/section.schema.ts'

const open = { access: 'public', sameFor: 'everybody' } as const

/** §7.3: content of the pages /help/ and /help/{slug}/. */
export const educationEndpoints = {
  educationTopology: endpoint({
    ...open,
    id: 'educationTopology',
    method: 'GET',
    path: '/api/education/topology',
    summary: 'База знаний: темы списком',
    answers: { 200: educationTopologySchema },
  }),
  educationTree: endpoint({
    ...open,
    id: 'educationTree',
    method: 'GET',
    path: '/api/education/tree-topology',
    summary: 'База знаний: темы деревом, с материалами',
    answers: { 200: educationTreeSchema },
  }),
  article: endpoint({
    ...open,
    id: 'article',
    method: 'GET',
    path: '/api/education/article/{slug}',
    summary: 'База знаний: один материал',
    params: z.object({ slug: slugSchema }),
    answers: { 200: articleSchema },
    errors: ['ARTICLE_NOT_FOUND'],
    ignoredByPopup: [404],
    maxAge: 60,
  }),
  articles: endpoint({
    ...open,
    id: 'articles',
    method: 'GET',
    path: '/api/education/article',
    summary: 'База знаний: материалы страницами, все, темы или со словом',
    query: articlesQuerySchema,
    answers: { 200: articlesSchema },
    errors: ['TOPIC_NOT_FOUND', 'PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
    maxAge: 60,
  }),
  actualizeEducation: endpoint({
    access: 'public',
    id: 'actualizeEducation',
    method: 'GET',
    path: '/api/education/actualize',
    summary: 'База знаний: что изменилось с тех пор, как её прочитали; ничего не меняет',
    query: actualizeQuerySchema,
    answers: { 200: actualizedSchema },
  }),
}
