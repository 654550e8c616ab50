import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AvailabilityText } from './availability-text.tsx'
import { PriceText } from './price-text.tsx'
import { ProductPicture } from './product-picture.tsx'

const textOf = (element: React.ReactElement): string =>
  (render(element).container.textContent ?? '').replaceAll('\u00A0', ' ')

describe('цена', () => {
  test('без цены говорит, что она по запросу, а не «0 ₽»', () => {
    expect(textOf(<PriceText amount={null} vatRate={22} />)).toBe('Цена по запросу')
  })

  test('показывает рубли, единицу и НДС', () => {
    expect(textOf(<PriceText amount={123450} vatRate={22} unit="шт" />)).toBe(
      '1 234,50 ₽за штс НДС 22 %',
    )
    expect(textOf(<PriceText amount={47600} />)).toBe('476,00 ₽')
  })
})

describe('наличие', () => {
  test.each([
    [{ available: 1204, nextArrival: { date: '2026-12-12' } }, 'В наличии 1 204 шт'],
    [{ available: 0, nextArrival: { date: '2026-12-12' } }, 'Под заказ, с 12 декабря'],
    [{ available: 0, nextArrival: null }, 'Нет в наличии'],
  ])('%o — «%s»', (stock, text) => {
    expect(textOf(<AvailabilityText unit="шт" {...stock} />)).toBe(text)
  })
})

describe('изображение товара', () => {
  test('первое на экране грузится сразу и с высоким приоритетом, место занято заранее', () => {
    render(<ProductPicture image="drills/d6" alt="Сверло" priority />)
    const picture = screen.getByRole('img', { name: 'Сверло' })
    expect(picture.getAttribute('loading')).toBe('eager')
    expect(picture.getAttribute('fetchpriority')).toBe('high')
    expect(picture.getAttribute('width')).toBe('800')
    expect(picture.getAttribute('srcset')).toBe(
      '/images/b2b/w320/drills/d6.webp 320w, /images/b2b/origins/drills/d6.webp 800w',
    )
  })

  test('остальные ждут, пока до них дойдут', () => {
    render(<ProductPicture image="drills/d6" alt="Сверло" />)
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
  })

  test('без файла рисует заглушку с объяснением', () => {
    render(<ProductPicture image={null} alt="Сверло" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Нет изображения')).toBeTruthy()
  })
})
