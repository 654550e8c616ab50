import { answer, disconnect, refuse } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'
import { pageOf, popupsOf } from '../../shared/staff/staff.fixture.ts'

const address = '/cabinet/staff/synonyms/'
const word = {
  ...{ said: 'болгарка', meant: 'УШМ', changedBy: null },
  changedAt: '2026-03-01T09:00:00.000Z',
}
const list = answer('synonyms', pageOf([word]))

describe('словарь поиска', () => {
  test.each(['0', 'x'])('D20: страницы %s нет', async (page) => {
    expect(await servedStatus(`${address}?page=${page}`)).toBe(404)
  })

  test('обрыв не похож на пустой словарь', async () => {
    await open(address, { handlers: [disconnect('synonyms')] }, 'content')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText('Словарь пуст')).toBeNull()
  })

  test('пустое поле не уходит на сервер, отказ сервера стоит у поля', async () => {
    const { user } = await open(
      address,
      { handlers: [list, refuse('saveSynonym', 'REQUEST_INVALID', 'Проверьте поля')] },
      'content',
    )
    await user.click(await screen.findByRole('button', { name: 'Новое слово' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(dialog.getAllByText('Обязательное поле')).toHaveLength(2)
    await user.type(dialog.getByLabelText(/Как говорят/), 'лерка')
    await user.type(dialog.getByLabelText(/Как названо/), 'плашка')
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(await dialog.findByText('Проверьте поля')).toBeInTheDocument()
  })

  test('слово меняют и убирают; отбор — в адресе', async () => {
    const sent: unknown[] = []
    const { user, session } = await open(
      `${address}?q=болг`,
      {
        handlers: [
          answer('synonyms', ({ query }) => {
            sent.push(query.q)
            return pageOf([word])
          }),
          answer('saveSynonym', ({ body }) => {
            sent.push(body)
            return { ...word, ...body }
          }),
          answer('removeSynonym', ({ query }) => {
            sent.push(query)
            return { isRemoved: true }
          }),
        ],
      },
      'content',
    )
    await user.click(await screen.findByRole('button', { name: 'Изменить: болгарка' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText(/Как говорят/)).toHaveAttribute('readonly')
    await user.type(dialog.getByLabelText(/Как названо/), ' | шлифмашина')
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => popupsOf(session)).toContain('Слово «болгарка» записано')
    await user.click(screen.getByRole('button', { name: 'Убрать: болгарка' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Убрать' }))
    await expect.poll(() => popupsOf(session)).toContain('Слова «болгарка» больше нет в словаре')
    expect(sent).toContainEqual({ said: 'болгарка', meant: 'УШМ | шлифмашина' })
    expect(sent).toContainEqual({ said: 'болгарка' })
    expect(sent[0]).toBe('болг')
  })

  test('из ненайденного слово приходит набранным', async () => {
    const { user } = await open(`${address}?said=вэдэшка`, { handlers: [list] }, 'content')
    expect(await screen.findByLabelText(/Как говорят/)).toHaveValue('вэдэшка')
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Закрыть' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Новое слово' })).toHaveFocus()
  })

  test('строка, убранная с клавиатуры, клавиатуры не уносит', async () => {
    let words = [word]
    const removed = answer('removeSynonym', () => {
      words = []
      return { isRemoved: true }
    })
    const shown = answer('synonyms', () => pageOf(words))
    const { user } = await open(address, { handlers: [shown, removed] }, 'content')
    const remove = await screen.findByRole('button', { name: 'Убрать: болгарка' })
    remove.focus()
    await user.keyboard('{Enter}')
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Убрать' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Новое слово' })).toHaveFocus())
  })
})
