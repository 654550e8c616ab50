const PAGE_MAX = 100

/** The page's address as the address bar shows it. */
const shown = (page: string): string => {
  try {
    return decodeURIComponent(page).slice(0, PAGE_MAX)
  } catch {
    return page.slice(0, PAGE_MAX)
  }
}

/** Subjects of tickets. */
export const feedbackMessages = {
  fromPage: (page: string): string => `Сообщение со страницы ${shown(page)}`,
  fromSite: 'Сообщение с сайта',
  price: (article: string): string => `Запрос цены: артикул ${article}`,
  offer: (id: number, title: string): string => `Запрос спецпредложения № ${id}: ${title}`,
  customOffer: 'Запрос индивидуального предложения',
  tool: 'Заявка на инструмент',
  toolOf: (name: string, code: string): string =>
    `Заявка на инструмент: ${name.toLowerCase()}, ${code}`,
  priceWithout: 'Запрос цены',
  callBack: 'Перезвоните мне',
  callBackText: (phone: string): string => `Просит перезвонить: ${phone}`,
} as const
