import type { Article, ContentPage, EducationNode, TextBlock } from '@isp/contract'
import { answer, disconnect, refuse, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shellFixture } from '../../../layout/shell.fixture.tsx'

const updatedAt = '2026-03-01T09:00:00.000Z'
const block = (part: Partial<TextBlock> & Pick<TextBlock, 'kind'>): TextBlock => ({
  text: null,
  items: [],
  head: [],
  rows: [],
  links: [],
  ...part,
})
const other = {
  slug: 'zatochka',
  title: 'Заточка сверла',
  summary: 'Углы и подточка',
  minutes: 2,
  updatedAt,
}
const article: Article = {
  slug: 'kak-vybrat-sverlo',
  title: 'Как выбрать сверло',
  summary: 'Четыре вопроса',
  minutes: 4,
  updatedAt,
  topics: [{ id: 1, slug: 'vybor', name: 'Выбор' }],
  neighbours: [other],
  blocks: [
    block({ kind: 'heading', text: 'Материал сверла' }),
    block({ kind: 'paragraph', text: 'Под резьбу — [таблица](/help/oboznachenie-rezby/).' }),
    block({ kind: 'heading', text: 'Хвостовик' }),
    block({ kind: 'list', items: ['Цилиндр', 'Конус'] }),
    block({ kind: 'heading', text: 'Угол' }),
    block({
      kind: 'table',
      text: 'Что чем сверлить',
      head: ['Материал', 'Скорость'],
      rows: [['Сталь', '25']],
    }),
    block({ kind: 'note', text: '<b>Нельзя</b> <img src=x onerror=alert(1)>' }),
    block({ kind: 'links', links: [{ to: '/catalog/sverla/', text: 'Свёрла' }] }),
    block({ kind: 'paragraph', text: '[уйти](https://example.com/) [вбок](//example.com/)' }),
  ],
}
const tree: EducationNode[] = [
  { id: 1, slug: 'vybor', name: 'Выбор', articles: [other], children: [] },
]
const about: ContentPage = {
  slug: 'about',
  title: 'О компании',
  description: 'Чем занимается магазин',
  lead: 'Поставляем предприятиям инструмент',
  blocks: [block({ kind: 'paragraph', text: 'Для юридических лиц' })],
  updatedAt,
}
const open = (path: string, ...handlers: ReturnType<typeof answer>[]) =>
  renderRoute(shellFixture(), path, { handlers })
const main = () => within(screen.getByRole('main'))

describe('§7.3: база знаний', () => {
  test('на /help/ — темы с материалами, ссылками', async () => {
    await open('/help/', answer('educationTree', { items: tree }))
    expect(main().getByRole('heading', { level: 1, name: 'База знаний' })).toBeInTheDocument()
    const topic = within(main().getByRole('region', { name: 'Выбор' }))
    expect(topic.getByRole('link', { name: 'Заточка сверла' })).toHaveAttribute(
      'href',
      '/help/zatochka/',
    )
  })

  test('материалов нет — так и сказано; не прочитать — не «нет»', async () => {
    await open('/help/', answer('educationTree', { items: [] }))
    expect(main().getByText('Материалов пока нет')).toBeInTheDocument()
  })

  test('сервер не отвечает: страница говорит о сбое, а не о пустоте', async () => {
    await open('/help/', disconnect('educationTree'))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText('Материалов пока нет')).toBeNull()
  })

  test('материал: части, таблица, ссылки внутри магазина и соседи по теме', async () => {
    await open('/help/kak-vybrat-sverlo/', answer('article', article))
    expect(document.title).toMatch(/^Как выбрать сверло/)
    const parts = within(main().getByRole('navigation', { name: 'На этой странице' }))
    expect(parts.getByRole('link', { name: 'Хвостовик' })).toHaveAttribute('href', '#part-2')
    expect(main().getByRole('heading', { name: 'Хвостовик' })).toHaveAttribute('id', 'part-2')
    expect(main().getByRole('link', { name: 'таблица' })).toHaveAttribute(
      'href',
      '/help/oboznachenie-rezby/',
    )
    const table = within(main().getByRole('table', { name: 'Что чем сверлить' }))
    expect(table.getByRole('rowheader', { name: 'Сталь' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'Свёрла' })).toHaveAttribute('href', '/catalog/sverla/')
    expect(
      within(main().getByRole('region', { name: 'Ещё по теме' })).getByRole('link'),
    ).toHaveAttribute('href', '/help/zatochka/')
  })

  test('разметка в тексте остаётся текстом, наружу ссылок нет', async () => {
    await open('/help/kak-vybrat-sverlo/', answer('article', article))
    expect(main().getByText(/<b>Нельзя<\/b>/)).toBeInTheDocument()
    expect(screen.getByRole('main').querySelector('img')).toBeNull()
    expect(main().getByText(/\[уйти\]\(https:/)).toBeInTheDocument()
    expect(main().queryByRole('link', { name: /уйти|вбок/ })).toBeNull()
  })

  test.each(['net', 'Кириллица', "a'--"])('незнакомый материал «%s» — 404', async (slug) => {
    const sections = answer('sectionTree', { items: [] })
    await open(
      `/help/${encodeURIComponent(slug)}/`,
      refuse('article', 'ARTICLE_NOT_FOUND'),
      sections,
    )
    expect(main().getByRole('heading', { level: 1, name: /не найдена|нет/i })).toBeInTheDocument()
    expect(document.title).not.toMatch(/^Как выбрать/)
  })

  test('о компании — словами магазина, отмечено в меню', async () => {
    await open('/help/about/', answer('contentPage', about))
    expect(main().getByRole('heading', { level: 1, name: /^О\sкомпании$/ })).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'О компании' })).toHaveAttribute('aria-current', 'page')
    expect(main().getByText('Для юридических лиц')).toBeInTheDocument()
  })
})
