import { siteConfig } from '@isp/contract/site'

const plainPage = (title: string, text: string): string =>
  `<!DOCTYPE html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><body style="font:16px/1.5 sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem">` +
  `<h1>${title}</h1><p>${text}</p><p><a href="/">На главную</a></p></body></html>`

export const serverMessages = {
  map: 'Карта: как нас найти',
  shopName: `${siteConfig.name} — ${siteConfig.descriptor}`,
  onecUnavailable: 'Магазин временно недоступен, обмен нужно повторить.',
  maintenancePage: plainPage(
    'Магазин обновляется',
    'Идут работы, заказы и корзина на месте. Обновите страницу через несколько минут.',
  ),
  badAddressPage: plainPage('Неверный адрес', 'В адресе страницы ошибка. Проверьте ссылку.'),
  longAddressPage: plainPage(
    'Слишком длинный адрес',
    'Адрес вместе с тем, что добавляет браузер, длиннее 16 КБ, и прочитать его целиком нельзя. Если это поиск, ' +
      '<a href="/search/">спросите короче</a>: хватит нескольких слов или артикула. Если адрес короткий, ' +
      'удалите в браузере файлы cookie этого сайта.',
  ),
  tooManyPage: plainPage(
    'Слишком много запросов',
    'С вашего адреса открывают слишком много страниц. Подождите минуту и обновите страницу.',
  ),
  brokenPage: plainPage(
    'Страница не открылась',
    'На сервере произошла ошибка. Обновите страницу через минуту.',
  ),
  bffUnavailable: 'Сервер временно недоступен. Повторите через минуту.',
  badRequest: 'Не удалось прочитать запрос. Обновите страницу и попробуйте ещё раз.',
  tooLarge: 'Запрос слишком большой. Уменьшите файл или разделите его на части.',
  tooManyForms: 'Сейчас отправляется слишком много файлов. Повторите через минуту.',
  fileNotFound: 'Файл не найден.',
  methodNotAllowed: 'Это действие здесь не поддерживается.',
} as const
