import type { StaffTopic } from '@isp/contract'
import { answer, disconnect, refuse, server } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import type { HttpHandler } from 'msw'
import { describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { popupsOf } from '../../shared/staff/staff.fixture.ts'

const topic = (id: number, name: string, over: Partial<StaffTopic> = {}): StaffTopic => ({
  ...{ id, name, slug: `tema-${id}`, parentId: null, articles: 0, version: 1, ...over },
})
const drills = topic(1, 'Свёрла')
const choice = topic(2, 'Выбор', { parentId: 1, articles: 3 })
const mills = topic(3, 'Фрезы')
const all = { items: [drills, choice, mills] }

const show = (...handlers: HttpHandler[]) =>
  open(
    '/cabinet/staff/texts/topics/',
    { handlers: [...handlers, answer('staffTopics', all)] },
    'content',
  )
const button = (name: string) => screen.findByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))

describe('§7.3: темы у сотрудников', () => {
  test('обрыв сказан', async () => {
    await show(disconnect('staffTopics'))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
  })

  test('тем ещё нет', async () => {
    await show(answer('staffTopics', { items: [] }))
    expect(await screen.findByText('Тем ещё нет')).toBeInTheDocument()
  })

  test('кто-то изменил раньше: набранное цело, после обновления сохранено', async () => {
    const sent: unknown[] = []
    const { user, session } = await show(refuse('changeTopic', 'TOPIC_CHANGED', 'Изменил кто-то'))
    await user.click(await button('Править тему «Фрезы»'))
    const name = dialog().getByRole('textbox', { name: /^Название/ })
    await user.clear(name)
    await user.type(name, 'Пластины')
    await user.selectOptions(dialog().getByLabelText('Внутри темы'), 'Свёрла')
    await user.click(dialog().getByRole('button', { name: 'Сохранить' }))
    expect(await dialog().findByText('Изменил кто-то')).toBeVisible()
    server.use(
      answer('staffTopics', { items: [drills, choice, { ...mills, name: 'Резцы', version: 2 }] }),
      answer('changeTopic', ({ params, body }) => {
        sent.push(Number(params.id), body)
        return all
      }),
    )
    await user.click(dialog().getByRole('button', { name: 'Обновить список тем' }))
    expect(await dialog().findByRole('heading', { name: 'Править тему «Резцы»' })).toBeVisible()
    expect(name).toHaveValue('Пластины')
    await user.click(dialog().getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => sent).toEqual([3, { name: 'Пластины', parentId: 1, version: 2 }])
    await expect.poll(() => popupsOf(session)).toContain('Тема «Пластины» сохранена')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('новая — наверху или внутри; внутрь темы с вложенными не переставить', async () => {
    const sent: unknown[] = []
    const create = answer('createTopic', ({ body }) => {
      sent.push(body)
      return all
    })
    const { user } = await show(create)
    await user.click(await button('Править тему «Свёрла»'))
    expect(dialog().getByRole('option', { name: 'Фрезы' })).toBeDisabled()
    await user.click(dialog().getByRole('button', { name: 'Отмена' }))
    await user.click(await button('Новая тема'))
    await user.click(dialog().getByRole('button', { name: 'Сохранить' }))
    expect(dialog().getByText('Обязательное поле')).toBeVisible()
    await user.type(dialog().getByRole('textbox', { name: /^Название/ }), 'Резьба')
    expect(dialog().queryByRole('option', { name: 'Выбор' })).toBeNull()
    await user.click(dialog().getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => sent).toEqual([{ name: 'Резьба', parentId: null }])
  })

  test('ниже и выше: порядок виден, сказан, клавиатура остаётся на кнопке; на краю ничего', async () => {
    const sent: unknown[] = []
    const move = answer('moveTopic', ({ params, body }) => {
      sent.push([Number(params.id), body])
      return { items: [mills, { ...drills, version: 2 }, choice] }
    })
    const { user } = await show(move)
    await user.click(await button('Выше: Свёрла'))
    expect(sent).toEqual([])
    ;(await button('Ниже: Свёрла')).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Свёрла: 2-я из 2')).toBeInTheDocument()
    expect(sent).toEqual([[1, { to: 'down', version: 1 }]])
    expect(await button('Ниже: Свёрла')).toHaveFocus()
    expect(screen.getAllByRole('button', { name: /^Править/ })[0]).toHaveAccessibleName(
      'Править тему «Фрезы»',
    )
  })

  test('непустая: сказано, что в ней; пустую спрашивают и удаляют', async () => {
    const sent: unknown[] = []
    const remove = answer('deleteTopic', ({ params, query }) => {
      sent.push(Number(params.id), query)
      return { items: [drills, choice] }
    })
    const { user } = await show(remove)
    await user.click(await button('Удалить тему «Выбор»'))
    expect(dialog().getByText(/«Выбор» 3\sматериала\. Удалить можно только пустую/)).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(dialog().getByRole('button', { name: 'Закрыть' }))
    await user.click(await button('Удалить тему «Свёрла»'))
    expect(dialog().getByText(/«Свёрла» 1\sтема\./)).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Закрыть' }))
    await user.click(await button('Удалить тему «Фрезы»'))
    await user.click(dialog().getByRole('button', { name: 'Удалить' }))
    await expect.poll(() => screen.queryByRole('button', { name: /Фрезы/ })).toBeNull()
    expect(sent).toEqual([3, { version: 1 }])
  })
})
