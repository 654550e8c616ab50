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
  previous: null,
  next: other,
  blocks: [
    block({ kind: 'heading', text: 'Материал сверла', anchor: 'материал-сверла', level: 2 }),
    block({
      kind: 'paragraph',
      text: 'Под резьбу — [таблица](/help/oboznachenie-rezby/).',
      lines: [[{ text: 'Под резьбу — ' }, { text: 'таблица', to: '/help/oboznachenie-rezby/' }]],
    }),
    block({ kind: 'heading', text: 'Хвостовик', anchor: 'хвостовик', level: 2 }),
    block({ kind: 'list', items: ['Цилиндр', 'Конус'] }),
    block({ kind: 'heading', text: 'Угол', anchor: 'угол', level: 2 }),
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
  renderRoute(shellFixture(), path, {
    handlers: [...handlers, answer('educationTree', { items: tree })],
  })
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
    expect(parts.getByRole('link', { name: 'Хвостовик' })).toHaveAttribute('href', '#хвостовик')
    expect(main().getByRole('heading', { name: 'Хвостовик' })).toHaveAttribute('id', 'хвостовик')
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
    const topics = within(main().getByRole('navigation', { name: 'Темы базы знаний' }))
    expect(topics.getByRole('link', { name: 'Заточка сверла' })).toBeInTheDocument()
  })

  test('прежний адрес материала ведёт на нынешний', async () => {
    const moved = answer('article', article)
    const page = await open('/help/vybor-sverla/', moved)
    expect(page.address()).toBe('/help/kak-vybrat-sverlo/')
    expect(
      main().getByRole('heading', { level: 1, name: 'Как выбрать сверло' }),
    ).toBeInTheDocument()
  })

  test('товары и калькулятор внутри материала: числа — из текста', async () => {
    const blocks = [
      block({
        kind: 'calculator',
        calculator: { name: 'speed', values: { diameter: '20', speed: '100' } },
      }),
      block({ kind: 'goods', goods: { section: 'sverla', query: '', filters: [] } }),
    ]
    await open('/help/kak-vybrat-sverlo/', answer('article', { ...article, blocks }))
    const calculator = within(main().getByRole('region', { name: 'Скорость резания и обороты' }))
    expect(calculator.getByRole('status')).toHaveTextContent(/1\s592\sмин/)
  })

  test('следующий материал — ссылкой; перед первым ничего', async () => {
    await open('/help/kak-vybrat-sverlo/', answer('article', article))
    const turn = within(main().getByRole('navigation', { name: 'По порядку' }))
    expect(turn.getAllByRole('link')).toHaveLength(1)
    expect(turn.getByRole('link', { name: /Следующий.*Заточка/ })).toHaveAttribute(
      'href',
      '/help/zatochka/',
    )
  })

  test('поиск: найденное вместо тем, в адресе; пустое слово — снова темы', async () => {
    const asked: unknown[] = []
    const page = await open(
      '/help/',
      answer('educationTree', { items: tree }),
      answer('articles', ({ query }) => {
        asked.push(query)
        return { items: [other], total: 1, page: 1, pageSize: 50, pages: 1 }
      }),
    )
    await page.user.type(main().getByLabelText('Искать в базе знаний'), ' заточка {Enter}')
    expect(await main().findByText(/^1\sматериал$/)).toBeInTheDocument()
    expect(page.address()).toBe('/help/?q=%D0%B7%D0%B0%D1%82%D0%BE%D1%87%D0%BA%D0%B0')
    expect(asked).toEqual([{ q: 'заточка', pageSize: 50 }])
    expect(main().queryByRole('region', { name: 'Выбор' })).toBeNull()
    await page.user.clear(main().getByLabelText('Искать в базе знаний'))
    await page.user.click(main().getByRole('button', { name: 'Найти' }))
    expect(await main().findByRole('region', { name: 'Выбор' })).toBeInTheDocument()
    expect(page.address()).toBe('/help/')
  })

  test('ничего не нашлось — сказано, с дорогой ко всем', async () => {
    await open(
      '/help/?q=щщщ',
      answer('educationTree', { items: tree }),
      answer('articles', { items: [], total: 0, page: 1, pageSize: 50, pages: 1 }),
    )
    expect(main().getByText('Ничего не нашлось')).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'Все материалы' })).toHaveAttribute('href', '/help/')
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
