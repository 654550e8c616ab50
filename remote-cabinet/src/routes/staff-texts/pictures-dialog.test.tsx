import type { OpenedText, StaffPicture } from '@isp/contract'
import { answer, disconnect, refuse, server } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import type { HttpHandler } from 'msw'
import { beforeAll, describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const text: OpenedText = {
  ...{ kind: 'article', slug: 'shema', title: 'Схема', topic: { id: 1, name: 'Выбор' } },
  ...{ period: null, state: 'draft', hasNewer: true, publishAt: null, changedBy: 'Ольга' },
  ...{ changedAt: '2026-11-22T09:00:00.000Z', newest: 7, summary: 'О чём', description: '' },
  ...{ source: 'Начало', versions: [] },
}
const picture = (name: string, over: Partial<StaffPicture> = {}): StaffPicture => ({
  ...{ id: 'f1000000-0006-4000-8000-000000000001', name, size: 20480, mediaType: 'image/png' },
  ...{ sha256: '', url: `/files/assets/ab/${name}`, updatedAt: '2026-11-22T09:00:00.000Z' },
  uses: [],
  ...over,
})
const pageOf = (items: StaffPicture[], page = 1, pages = 1) => ({
  ...{ items, page, pages, total: items.length, pageSize: 12 },
})

const show = async (...handlers: HttpHandler[]) => {
  const opened = await open(
    '/cabinet/staff/texts/article/shema/',
    {
      handlers: [
        ...handlers,
        answer('openedText', text),
        answer('previewText', { blocks: [], minutes: 1, remarks: [] }),
        answer('educationTopology', { items: [] }),
      ],
    },
    'content',
  )
  await opened.user.click(await screen.findByRole('button', { name: 'Из загруженных' }))
  return opened
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Загруженные картинки' }))

// jsdom has no editing commands
beforeAll(() => {
  document.execCommand = (_, __, value = '') => {
    const field = document.activeElement as HTMLTextAreaElement
    field.setRangeText(value, field.selectionStart, field.selectionEnd, 'end')
    return field.dispatchEvent(new Event('input', { bubbles: true }))
  }
})

describe('§7.3: картинки, загруженные раньше', () => {
  test('обрыв сказан', async () => {
    await show(disconnect('staffPictures'))
    expect(await dialog().findByRole('alert')).toBeInTheDocument()
  })

  test('размер и места видны; выбранная встаёт в текст, где был курсор', async () => {
    const uses = [{ kind: 'article' as const, slug: 'vybor', title: 'Как выбрать' }]
    const list = answer('staffPictures', pageOf([picture('shema.png', { uses })]))
    const { user } = await show(list)
    expect(await dialog().findByText(/^20\sКБ, загружена 22\.11\.2026/)).toBeVisible()
    expect(dialog().getByText('Стоит: «Как выбрать»')).toBeVisible()
    expect(dialog().queryByRole('button', { name: /^Удалить/ })).toBeNull()
    await user.click(dialog().getByRole('button', { name: 'Вставить картинку shema.png' }))
    const field = screen.getByRole('textbox', { name: 'Текст' })
    expect(field).toHaveValue('Начало\n![Подпись](/files/assets/ab/shema.png)\n')
    expect(field).toHaveFocus()
  })

  test('поиск клавишей не сохраняет текст; страницы', async () => {
    const asked: unknown[] = []
    const list = answer('staffPictures', ({ query }) => {
      asked.push(query)
      return pageOf([picture('a.png')], query.page, 2)
    })
    const { user } = await show(list)
    await user.click(await dialog().findByRole('button', { name: 'Дальше' }))
    expect(await dialog().findByText('2 из 2')).toBeVisible()
    await user.type(dialog().getByLabelText('Имя файла'), 'схема{Enter}')
    expect(await dialog().findByText('1 из 2')).toBeVisible()
    expect(asked).toEqual([{ page: 1 }, { page: 2 }, { page: 1, q: 'схема' }])
  })

  test('ненужная удаляется после вопроса; занятая тем временем остаётся', async () => {
    const { user } = await show(
      answer('staffPictures', pageOf([picture('a.png')])),
      refuse('deleteAsset', 'ASSET_IN_USE', 'Стоит в «Схема»'),
    )
    const remove = async () => {
      await user.click(await dialog().findByRole('button', { name: 'Удалить картинку a.png' }))
      const question = within(screen.getByRole('dialog', { name: 'Удалить картинку?' }))
      await user.click(question.getByRole('button', { name: 'Удалить' }))
    }
    await remove()
    await expect.poll(() => screen.queryByRole('dialog', { name: /^Удалить/ })).toBeNull()
    expect(dialog().getByText('a.png')).toBeVisible()
    server.use(answer('deleteAsset', { id: picture('').id }), answer('staffPictures', pageOf([])))
    await remove()
    expect(await dialog().findByText('Картинок ещё нет')).toBeVisible()
  })
})
