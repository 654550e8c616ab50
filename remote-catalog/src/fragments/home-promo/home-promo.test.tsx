import type { Promo } from '@isp/contract'
import { RemoteContextProvider } from '@isp/federation/remote'
import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import { answer, createTestContext, disconnect, server } from '@isp/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HomePromo } from './home-promo.tsx'

const image = { src: '/images/promo/a.webp', width: 1200, height: 600 }
const promo = (id: number, title: string, more: Partial<Promo> = {}): Promo => ({
  ...{ id, slug: `${id}-slug`, title, text: null, image, link: '/catalog/frezy/' },
  ...{ section: null, slides: [], ...more },
})
const slide = (title: string) => ({
  image: { ...image, src: `/images/promo/${title.length}.webp` },
  title,
  text: null,
  link: null,
})
const banners = [promo(1, 'Фрезы'), promo(2, 'Свёрла'), promo(3, 'Метчики')]
const stories = [
  promo(11, 'Как выбрать', { slides: [slide('Первый'), slide('Второй кадр')] }),
  promo(12, 'Группы', { slides: [slide('Буквы P и M')] }),
]
const counted = vi.fn()

beforeEach(() => {
  counted.mockClear()
  // jsdom draws no modal: open and closed are told by the attribute alone
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  server.use(
    answer('promoBanners', { items: banners }),
    answer('promoStories', { items: stories }),
    answer('promoSections', { items: [] }),
    answer('viewStory', { isCounted: true }),
  )
  server.events.on('request:start', ({ request }) => {
    const story = /stories\/(\d+)\/view$/.exec(request.url)?.[1]
    if (story) counted(Number(story), request.headers.get('x-client-id'))
  })
})
afterEach(() => server.events.removeAllListeners())

/** jsdom knows neither animations nor pointers: React listens to the older name, and a mouse has the coordinates. */
const endAnimation = (element: Element | null) => {
  if (!element) throw new Error('nothing moves')
  const name = 'AnimationEvent' in window ? 'animationend' : 'webkitAnimationEnd'
  fireEvent(element, new Event(name, { bubbles: true }))
}
const pointer = (element: Element, name: string, clientX: number, clientY: number) =>
  fireEvent(element, new MouseEvent(name, { bubbles: true, clientX, clientY }))

const show = () => {
  const context = createTestContext()
  const page = (
    <RemoteContextProvider context={context}>
      <HomePromo />
    </RemoteContextProvider>
  )
  return render(
    <SessionProvider session={context.session}>
      <QueryClientProvider client={context.queryClient}>
        <RouterProvider router={createMemoryRouter([{ id: 'home', path: '*', element: page }])} />
      </QueryClientProvider>
    </SessionProvider>,
  )
}
const carousel = async () => within(await screen.findByRole('region', { name: 'Акции и новости' }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('§7.3: баннеры', () => {
  test('каждый ведёт на свою страницу, картинка держит место и не торопится', async () => {
    const { container } = show()
    const row = await carousel()
    expect(row.getAllByRole('link')).toHaveLength(3)
    expect(row.getByRole('link', { name: 'Подробнее: Фрезы' })).toHaveAttribute(
      'href',
      '/catalog/frezy/',
    )
    for (const picture of container.querySelectorAll('img')) {
      expect(picture).toHaveAttribute('loading', 'lazy')
      expect(picture).toHaveAttribute('width')
    }
  })

  test('листаются кнопками по кругу, показанный отмечен', async () => {
    show()
    await carousel()
    await userEvent.click(button('Предыдущий баннер'))
    expect(button('Показать: Метчики')).toHaveAttribute('aria-current', 'true')
    await userEvent.click(button('Следующий баннер'))
    expect(button('Показать: Фрезы')).toHaveAttribute('aria-current', 'true')
  })

  test('сменяются сами, пока их не остановят (WCAG 2.2.2)', async () => {
    const { container } = show()
    await carousel()
    const clock = () => container.querySelector('[data-clock]')
    endAnimation(clock())
    expect(button('Показать: Свёрла')).toHaveAttribute('aria-current', 'true')
    await userEvent.click(button('Остановить смену баннеров'))
    expect(clock()).toBeNull()
    await userEvent.click(button('Продолжить смену баннеров'))
    expect(clock()).not.toBeNull()
    await userEvent.click(button('Показать: Метчики'))
    expect(clock()).toBeNull()
  })

  test('один баннер стоит без кнопок, ни одного — без места', async () => {
    server.use(answer('promoBanners', { items: [promo(1, 'Фрезы')] }))
    show()
    expect((await carousel()).queryByRole('button')).toBeNull()
  })

  test('чего не прочесть, того нет; остальное на месте', async () => {
    server.use(disconnect('promoBanners'))
    show()
    expect(await screen.findByRole('button', { name: 'Открыть историю: Группы' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Акции и новости' })).toBeNull()
  })
})

describe('§7.3: истории', () => {
  const open = async (title: string) =>
    userEvent.click(await screen.findByRole('button', { name: `Открыть историю: ${title}` }))
  const dialog = () => within(screen.getByRole('dialog'))

  test('открытая история считается один раз, от имени браузера', async () => {
    show()
    await open('Как выбрать')
    await waitFor(() => expect(counted).toHaveBeenCalledTimes(1))
    expect(counted).toHaveBeenCalledWith(11, expect.stringMatching(/^[\da-f-]{36}$/))
    await userEvent.click(button('Закрыть'))
    await open('Как выбрать')
    await userEvent.click(button('Дальше'))
    await userEvent.click(button('Дальше'))
    await waitFor(() => expect(counted).toHaveBeenCalledTimes(2))
    expect(counted).toHaveBeenLastCalledWith(12, expect.anything())
  })

  test('кадры листаются стрелками, за последним — следующая история, за ней — конец', async () => {
    show()
    await open('Как выбрать')
    expect(dialog().getByText('Первый')).toBeInTheDocument()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' })
    expect(dialog().getByText('Второй кадр')).toBeInTheDocument()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' })
    expect(dialog().getByText('Первый')).toBeInTheDocument()
    for (const _turn of [1, 2]) {
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' })
    }
    expect(screen.getByRole('dialog', { name: 'Группы' })).toBeInTheDocument()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('смахивание листает и закрывает, полоса кадра доходит до конца сама', async () => {
    const { container } = show()
    await open('Как выбрать')
    const page = () => screen.getByText('Как выбрать', { selector: 'h2' })
    const swipe = (x: number, y: number) => {
      pointer(page(), 'pointerdown', 200, 200)
      pointer(page(), 'pointerup', 200 + x, 200 + y)
    }
    swipe(-90, 0)
    expect(dialog().getByText('Второй кадр')).toBeInTheDocument()
    swipe(90, 0)
    expect(dialog().getByText('Первый')).toBeInTheDocument()
    endAnimation(container.querySelector('[data-state="now"]'))
    expect(dialog().getByText('Второй кадр')).toBeInTheDocument()
    swipe(0, 160)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('показ останавливается, фокус возвращается к открытой истории', async () => {
    const { container } = show()
    await open('Группы')
    await userEvent.click(button('Остановить показ'))
    expect(container.querySelector('[data-state="now"]')).toHaveAttribute('data-paused')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Открыть историю: Группы')).toHaveFocus()
  })
})

test('§7.3: разделы недели ведут в раздел или по своей ссылке', async () => {
  const section = { id: 3, slug: 'frezy', name: 'Фрезы' }
  server.use(
    answer('promoSections', { items: [promo(21, 'Фрезы недели', { section, link: null })] }),
  )
  show()
  expect(await screen.findByRole('link', { name: 'Фрезы недели' })).toHaveAttribute(
    'href',
    '/catalog/frezy/',
  )
})
