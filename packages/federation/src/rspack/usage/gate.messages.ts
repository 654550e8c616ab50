import type { Unclear } from './module-scan.ts'
import type { PageWide } from './page-wide.ts'

const LEAVES =
  'правила на всю страницу — <PageRules> из @isp/federation/remote: они уходят вместе со страницей'

const ways: Readonly<Record<PageWide, string>> = {
  global: `Global и другие выходы emotion из класса действуют на всю страницу и на чужие приложения; стили элемента — css, ${LEAVES}`,
  'style-element': `<style>, <link rel="stylesheet"> и их создание скриптом действуют на всю страницу; стили элемента — css из @emotion/react, ${LEAVES}`,
  'style-sheet': `таблица стилей, собранная скриптом, остаётся на чужих страницах; стили элемента — css из @emotion/react, ${LEAVES}`,
  'page-element': `стиль или класс на html, body или head остаётся на чужих страницах; ${LEAVES}`,
  'page-rule': `@font-face, @page, @keyframes, @layer и подобное в css действуют на весь документ; движение — keyframes из @emotion/react, ${LEAVES}`,
  'loose-selector': `& внутри :not(), :is() или :where() выпускает правило на всю страницу; начните селектор с & или возьмите <PageRules> из @isp/federation/remote`,
}

const unclear: Readonly<Record<Unclear, string>> = {
  call: "по вызову не видно, какая операция API нужна; пишите её в самом вызове: api.GET('/api/…', …)",
  fragment:
    'не видно, какой фрагмент встроен; пишите remote и name строками в самом элементе: <Fragment remote="auth" name="company-chooser" …/>',
  late: "не видно, какие фрагменты приходят вместе с адресами; пишите их имена на месте: late: { 'quick-order': … }",
  event:
    "не видно, чьё это событие; пишите имя на месте, и начинается оно с isp: new CustomEvent('isp-…')",
}

export const gateMessages = {
  pageWide: (file: string, way: PageWide) => `${file}: ${ways[way]}.`,
  styleFile: (file: string) =>
    `${file}: файл стилей действует на всю страницу и остаётся на чужих; перенесите правила в css из @emotion/react, ${LEAVES}.`,
  wholeSingleton: (singleton: string, files: readonly string[]) =>
    `${singleton} взят целиком, и неизвестно, какие имена нужны от оболочки; назовите их: import { имя } from '${singleton}'${files.length > 0 ? ` (${files.join(', ')})` : ''}.`,
  unclear: (file: string, what: Unclear) => `${file}: ${unclear[what]}.`,
  unreadable: (file: string, reason: string) => `${file}: модуль не прочитать (${reason}).`,
} as const
