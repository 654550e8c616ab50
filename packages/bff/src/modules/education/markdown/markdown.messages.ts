/** Remarks about lines of Markdown that do not have the effect their author expects. */
export const markdownMessages = {
  /** A paragraph that begins with it is the caption of the table below. */
  caption: 'Таблица:',
  /** Title of a list of products without one of its own. */
  goods: 'Подходящие товары',
  tooHeavy: 'Слишком большая таблица или слишком много знаков разметки: показано как текст',
  link: 'Ссылка не на страницу магазина: показана как текст',
  picture: 'Картинка стоит отдельным абзацем и лежит в магазине: показана её подпись',
  topHeading: 'Заголовок первого уровня занят названием текста: показан вторым',
  deepHeading: 'Заголовки — только двух уровней, ## и ###',
  html: 'Теги HTML не работают: показаны как текст',
  nested: 'Вложенный список показан вместе с внешним',
  inside: 'Здесь может быть только текст: остальное пропущено',
  rule: 'Черта пропущена',
  unknown: (name: string) => `Нет такой вставки: ${name}`,
  attribute: (name: string) => `Непонятно: ${name}`,
  calculator: (name: string) => `Нет такого калькулятора: ${name}`,
  section: 'Назовите раздел: section="адрес-раздела"',
  trouble: 'Между :::trouble и ::: должна стоять таблица',
  open: 'Вставка :::trouble не закрыта строкой :::',
  linksList: 'После ::links нужен список ссылок, по одной в пункте',
  wear: (name: string, known: string) => `Нет рисунка «${name}», есть: ${known}`,
  figuresList: 'После ::figures нужен список, по одному числу в пункте',
  figure: (name: string) => `Магазин не знает такого числа: {${name}}`,
  anchor: (anchor: string) => `Якорь «${anchor}» уже есть выше`,
} as const
