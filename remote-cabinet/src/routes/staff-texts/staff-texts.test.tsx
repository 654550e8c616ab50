import type { OpenedText } from '@isp/contract'
import { answer, disconnect, refuse, server } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { popupsOf } from '../../shared/staff/staff.fixture.ts'

const address = '/cabinet/staff/texts/article/kak-vybrat-sverlo/'
const text: OpenedText = {
  kind: 'article',
  slug: 'kak-vybrat-sverlo',
  title: 'Как выбрать сверло',
  topic: { id: 2, name: 'Выбор' },
  period: null,
  state: 'published',
  hasNewer: true,
  publishAt: null,
  changedBy: 'Ольга Редактор',
  changedAt: '2026-11-22T09:00:00.000Z',
  newest: 7,
  summary: 'Четыре вопроса',
  description: '',
  source: 'Сверло',
  versions: [
    {
      ...{ id: 7, savedBy: 'Ольга Редактор', savedAt: '2026-11-22T09:00:00.000Z' },
      ...{ publishAt: '2031-01-01T06:00:00.000Z', isShown: false },
    },
    {
      ...{ id: 5, savedBy: 'Пётр', savedAt: '2026-11-20T09:00:00.000Z' },
      ...{ publishAt: '2026-11-20T09:00:00.000Z', isShown: true },
    },
  ],
}
const line = (words: string) => ({
  ...{ kind: 'paragraph' as const, text: words, items: [], head: [], rows: [], links: [] },
  lines: [[{ text: words }]],
})
const preview = answer('previewText', ({ body }) => ({
  blocks: body.source ? [line(body.source)] : [],
  minutes: 1,
  remarks: body.source.includes('javascript') ? [{ line: 3, text: 'Ссылка не на магазин' }] : [],
}))
const topics = answer('educationTopology', {
  items: [
    { id: 1, slug: 'instrument', name: 'Инструмент', parentId: null, articleCount: 0 },
    { id: 2, slug: 'vybor', name: 'Выбор', parentId: 1, articleCount: 1 },
  ],
})
const shown = (more: Partial<OpenedText> = {}) => answer('openedText', { ...text, ...more })
const source = () => screen.findByRole('textbox', { name: 'Текст' })

// jsdom has no editing commands: the words come as an input event, as a browser sends them
beforeAll(() => {
  document.execCommand = (_, __, value = '') => {
    const field = document.activeElement as HTMLTextAreaElement
    field.setRangeText(value, field.selectionStart, field.selectionEnd, 'end')
    return field.dispatchEvent(new Event('input', { bubbles: true }))
  }
})

describe('§7.3: тексты у сотрудников', () => {
  test('обрыв, чужая роль, нет такого текста', async () => {
    await open('/cabinet/staff/texts/', { handlers: [disconnect('staffTexts')] }, 'content')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
  })

  test('нет такого текста — сказано, формы нет', async () => {
    await open(address, { handlers: [refuse('openedText', 'TEXT_NOT_FOUND')] }, 'content')
    expect(await screen.findByText(/нет/i, { selector: 'h1, h2, h3' })).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Текст' })).toBeNull()
  })

  test('список: состояние и неопубликованные правки, ссылка на правку', async () => {
    const list = answer('staffTexts', {
      ...{ items: [text], total: 1, page: 1, pageSize: 20, pages: 1 },
    })
    await open('/cabinet/staff/texts/', { handlers: [list] }, 'content')
    expect(await screen.findByRole('link', { name: text.title })).toHaveAttribute('href', address)
    expect(screen.getByText(/есть неопубликованные правки/)).toBeInTheDocument()
  })

  test('новый материал: адрес проверен до отправки, потом открыт', async () => {
    const sent: unknown[] = []
    const create = answer('createText', ({ body }) => {
      sent.push(body)
      return { ...text, slug: 'novyj' }
    })
    const list = answer('staffTexts', { items: [], total: 0, page: 1, pageSize: 20, pages: 1 })
    const { user } = await open(
      '/cabinet/staff/texts/',
      { handlers: [list, create, topics, shown(), preview] },
      'content',
    )
    await user.click(await screen.findByRole('button', { name: 'Новый материал' }))
    await user.type(screen.getByRole('textbox', { name: 'Название' }), 'Новый')
    await user.type(screen.getByRole('textbox', { name: 'Адрес' }), 'Кириллица')
    await user.selectOptions(await screen.findByLabelText('Тема'), '2')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(screen.getByText('Только строчная латиница, цифры и дефис')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Адрес' }))
    await user.type(screen.getByRole('textbox', { name: 'Адрес' }), 'novyj')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => sent).toEqual([{ slug: 'novyj', topicId: 2, title: 'Новый' }])
  })

  test('набранное видно справа, с примечаниями к строкам; кнопки пишут знаки', async () => {
    const { user } = await open(address, { handlers: [shown(), preview, topics] }, 'content')
    const field = await source()
    await user.clear(field)
    await user.type(field, 'javascript')
    const seen = within(screen.getByRole('region', { name: 'Так увидят посетители' }))
    expect(await seen.findByText('Строка 3: Ссылка не на магазин')).toBeVisible()
    expect(seen.getByText('javascript')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Заголовок' }))
    expect(field).toHaveValue('## javascript')
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Жирный' }))
    expect(field).toHaveValue('**слова**')
  })

  test('кто-то сохранил раньше: сказано, слова целы, со второго раза сохранено', async () => {
    const sent: unknown[] = []
    let newest = 7
    const { user } = await open(
      address,
      {
        handlers: [
          answer('openedText', () => ({ ...text, newest })),
          refuse('saveText', 'TEXT_CHANGED', 'Текст сохранил кто-то ещё'),
          preview,
          topics,
        ],
      },
      'content',
    )
    const field = await source()
    await user.type(field, ' новое')
    await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
    expect(await screen.findByText(/сохранил кто-то ещё/)).toBeVisible()
    expect(field).toHaveValue('Сверло новое')
    newest = 8
    server.use(
      answer('saveText', ({ body }) => {
        sent.push(body.basedOn)
        return { ...text, newest: 9 }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Обновить версии' }))
    await expect.poll(() => screen.queryByText(/сохранил кто-то ещё/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
    await expect.poll(() => sent).toContain(8)
  })

  test('опубликовать: сначала сохранено, потом показано; позже — только в будущем', async () => {
    const sent: unknown[] = []
    const save = answer('saveText', ({ body }) => {
      sent.push(['save', body.source, body.basedOn])
      return { ...text, newest: 8 }
    })
    const publish = answer('publishText', ({ params, body }) => {
      sent.push(['publish', Number(params.id), body.at])
      return { ...text, newest: 8 }
    })
    const { user, session } = await open(
      address,
      { handlers: [shown(), save, publish, preview, topics] },
      'content',
    )
    await user.type(await source(), '!')
    await user.type(screen.getByLabelText('С какого времени'), '2020-01-01T10:00')
    await user.click(screen.getByRole('button', { name: 'Опубликовать позже' }))
    expect(screen.getByText('Выберите время в будущем')).toBeVisible()
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
    await expect
      .poll(() => sent)
      .toEqual([
        ['save', 'Сверло!', 7],
        ['publish', 8, null],
      ])
    await expect
      .poll(() => popupsOf(session))
      .toContain('Опубликовано: на сайте — в течение минуты')
  })

  test('версии: слова прежней — в форму, будущую публикацию можно отменить', async () => {
    const words = answer('textWords', ({ params }) => ({
      ...{ id: Number(params.id), title: 'Прежнее', summary: 'Было', description: '' },
      source: 'Старые слова',
    }))
    const dropped: number[] = []
    const drop = answer('unscheduleText', ({ params }) => {
      dropped.push(Number(params.id))
      return text
    })
    const { user } = await open(
      address,
      { handlers: [words, drop, shown(), preview, topics] },
      'content',
    )
    const row = (version: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${version}`) }))
    expect(await screen.findByRole('row', { name: /^Версия 5.*показана/ })).toBeInTheDocument()
    await user.click(row('Версия 7').getByRole('button', { name: 'Отменить публикацию' }))
    await expect.poll(() => dropped).toEqual([7])
    await user.click(row('Версия 5').getByRole('button', { name: 'Взять слова' }))
    await expect
      .poll(async () => ((await source()) as HTMLTextAreaElement).value)
      .toBe('Старые слова')
  })

  test('адрес и тема: отказ стоит в форме', async () => {
    const { user } = await open(
      address,
      {
        handlers: [
          shown(),
          refuse('placeText', 'TEXT_ADDRESS_TAKEN', 'Адрес занят'),
          preview,
          topics,
        ],
      },
      'content',
    )
    await user.click(await screen.findByRole('button', { name: 'Сохранить адрес и тему' }))
    expect(await screen.findByText('Адрес занят')).toBeVisible()
  })
})

describe('§2.1: спецпредложения у сотрудников', () => {
  const offer = {
    ...{ kind: 'offer' as const, slug: '5', title: 'Фрезы', topic: null },
    period: { startsOn: '2026-11-01', endsOn: '2026-12-31' },
  }
  const day = (name: string) => screen.findByLabelText(name, { exact: false })

  test('новое: без названия и со сроком наоборот не уходит; созданное открыто для правки', async () => {
    const sent: unknown[] = []
    const create = answer('createOffer', ({ body }) => {
      sent.push(body)
      return { ...text, ...offer }
    })
    const list = answer('staffTexts', { items: [], total: 0, page: 1, pageSize: 20, pages: 1 })
    const handlers = [list, create, shown(offer), preview]
    const page = await open('/cabinet/staff/texts/', { handlers }, 'content')
    await page.user.click(await screen.findByRole('button', { name: 'Новое спецпредложение' }))
    const dialog = within(screen.getByRole('dialog'))
    await page.user.type(dialog.getByLabelText(/^Первый день/), '2026-12-01')
    await page.user.type(dialog.getByLabelText(/^Последний день/), '2026-11-30')
    const submit = dialog.getByRole('button', { name: 'Сохранить' })
    await page.user.click(submit)
    expect(dialog.getByText('Последний день раньше первого')).toBeInTheDocument()
    expect(dialog.getByText('Обязательное поле')).toBeInTheDocument()
    expect(sent).toEqual([])
    await page.user.type(dialog.getByLabelText(/^Название/), 'Фрезы')
    await page.user.clear(dialog.getByLabelText(/^Последний день/))
    await page.user.type(dialog.getByLabelText(/^Последний день/), '2026-12-31')
    await page.user.click(submit)
    expect(await source()).toBeInTheDocument()
    expect(sent).toEqual([{ title: 'Фрезы', startsOn: '2026-12-01', endsOn: '2026-12-31' }])
    expect(page.address()).toBe('/cabinet/staff/texts/offer/5/')
  })

  test('срок исправлен и снято с показа; адреса и темы у него нет', async () => {
    const sent: unknown[] = []
    const place = answer('placeOffer', ({ params, body }) => {
      sent.push([params, body])
      return { ...text, ...offer }
    })
    const handlers = [shown(offer), preview, place]
    const { user, session } = await open('/cabinet/staff/texts/offer/5/', { handlers }, 'content')
    expect(await screen.findByRole('link', { name: 'На сайте' })).toHaveAttribute(
      'href',
      '/offer/5/',
    )
    expect(screen.queryByLabelText(/^Тема/)).toBeNull()
    const ends = await day('Последний день')
    await user.clear(ends)
    await user.type(ends, '2027-01-15')
    await user.click(screen.getByRole('checkbox', { name: 'Снять с показа' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить срок' }))
    await expect.poll(() => popupsOf(session)).toContain('Сохранено')
    expect(sent).toEqual([
      [{ id: 5 }, { startsOn: '2026-11-01', endsOn: '2027-01-15', isHidden: true }],
    ])
  })

  test('ещё не начавшееся на сайт не ведёт', async () => {
    const period = { startsOn: '2099-01-01', endsOn: '2099-02-01' }
    const handlers = [shown({ ...offer, period }), preview]
    await open('/cabinet/staff/texts/offer/5/', { handlers }, 'content')
    expect(await source()).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'На сайте' })).toBeNull()
  })
})
