import { answer, makeProduct, renderRoute, words } from '@isp/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'

const product = makeProduct({ images: ['a/1', 'a/2'] })

const open = async (shown = product) => {
  const page = await renderRoute(remote, `/product/${shown.slug}/`, {
    handlers: [
      answer('productBySlug', shown),
      answer('analogues', { items: [] }),
      answer('sizeSteps', { steps: null }),
      answer('related', { items: [] }),
      answer('productCards', { items: [] }),
    ],
  })
  await screen.findByRole('button', { name: 'Поделиться' })
  return page
}
const link = () => screen.getByTitle('Увеличить изображение')
const viewer = () => screen.getByRole('region', { name: 'Увеличенное изображение' })
const state = () => within(screen.getByRole('dialog')).getByRole('status')

describe('изображение товара крупно', () => {
  test('без сценариев и по нажатию с Ctrl ссылка ведёт на само изображение', async () => {
    await open()
    expect(link()).toHaveAttribute('href', '/images/b2b/origins/a/1.webp')
    fireEvent.click(link(), { ctrlKey: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('без изображений увеличивать нечего', async () => {
    await open(makeProduct({ images: [] }))
    expect(screen.queryByTitle('Увеличить изображение')).toBeNull()
  })

  test('открывается то, что выбрано; плюс, минус и ноль — с клавиатуры, до предела и не дальше', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Показать изображение 2' }))
    await user.click(link())
    await screen.findByRole('dialog')
    expect(state()).toHaveTextContent(words('2 из 2, 100 %'))
    viewer().focus()
    await user.keyboard('+')
    expect(state()).toHaveTextContent(words('2 из 2, 150 %'))
    await user.keyboard('++++')
    expect(state()).toHaveTextContent(words('2 из 2, 300 %'))
    await user.keyboard('-')
    expect(state()).toHaveTextContent(words('2 из 2, 200 %'))
    await user.keyboard('0-')
    expect(state()).toHaveTextContent(words('2 из 2, 100 %'))
  })

  test('стрелки листают по кругу, у увеличенного — двигают его; кнопки делают то же', async () => {
    const { user } = await open()
    await user.click(link())
    await screen.findByRole('dialog')
    viewer().focus()
    await user.keyboard('{ArrowLeft}')
    expect(within(viewer()).getByRole('img')).toHaveAttribute('src', '/images/b2b/origins/a/2.webp')
    await user.keyboard('{ArrowRight}')
    expect(state()).toHaveTextContent(words('1 из 2, 100 %'))
    await user.click(screen.getByRole('button', { name: 'Увеличить' }))
    viewer().focus()
    await user.keyboard('{ArrowRight}')
    expect(state()).toHaveTextContent(words('1 из 2, 150 %'))
    await user.click(screen.getByRole('button', { name: 'Следующее изображение' }))
    expect(state()).toHaveTextContent(words('2 из 2, 100 %'))
  })

  test('закрытое возвращает внимание туда, откуда открыто', async () => {
    const { user } = await open()
    link().focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(link()).toHaveFocus()
  })

  test('одно изображение не листается', async () => {
    const { user } = await open(makeProduct({ images: ['a/1'] }))
    await user.click(link())
    await screen.findByRole('dialog')
    expect(state()).toHaveTextContent(words('100 %'))
    expect(screen.queryByRole('button', { name: 'Следующее изображение' })).toBeNull()
  })
})
