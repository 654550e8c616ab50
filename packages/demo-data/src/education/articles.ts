import { inserts, materialGroups, threads, tolerances } from './designations.ts'
import { cuttingModes, drillChoice } from './drills.ts'
import { verification } from './measuring.ts'
import type { DemoText } from './text.ts'

type DemoTopic = { slug: string; name: string; parent: string | null }
type DemoArticle = {
  slug: string
  topic: string
  title: string
  summary: string
  minutes: number
  blocks: DemoText
}

export const demoTopics: readonly DemoTopic[] = [
  { slug: 'rezhushchij-instrument', name: 'Режущий инструмент', parent: null },
  { slug: 'vybor-i-rezhimy', name: 'Выбор и режимы', parent: 'rezhushchij-instrument' },
  { slug: 'oboznacheniya', name: 'Обозначения', parent: 'rezhushchij-instrument' },
  { slug: 'izmereniya', name: 'Измерения и контроль', parent: null },
]

export const demoArticles: readonly DemoArticle[] = [
  {
    slug: 'kak-vybrat-sverlo',
    topic: 'vybor-i-rezhimy',
    title: 'Как выбрать сверло',
    summary: 'Материал, хвостовик, длина и угол при вершине: четыре вопроса до первого отверстия.',
    minutes: 4,
    blocks: drillChoice,
  },
  {
    slug: 'rezhimy-rezaniya',
    topic: 'vybor-i-rezhimy',
    title: 'Режимы резания: с чего начать',
    summary: 'Обороты и подача по скорости резания, таблица скоростей и пример с числами.',
    minutes: 3,
    blocks: cuttingModes,
  },
  {
    slug: 'gruppy-materialov-iso',
    topic: 'oboznacheniya',
    title: 'Группы материалов P, M, K, N, S, H',
    summary: 'Что значат буквы и цвета на коробке пластин и как узнать группу своей детали.',
    minutes: 3,
    blocks: materialGroups,
  },
  {
    slug: 'oboznachenie-plastin-iso',
    topic: 'oboznacheniya',
    title: 'Как читать обозначение пластины',
    summary: 'CNMG 120408 по знакам: форма, угол, размер, радиус — и какой держатель подойдёт.',
    minutes: 4,
    blocks: inserts,
  },
  {
    slug: 'oboznachenie-rezby',
    topic: 'oboznacheniya',
    title: 'Резьбы и отверстия под них',
    summary: 'М8×1,25, G 1/2, Tr 20×4: что написано и каким сверлом сверлить под метчик.',
    minutes: 4,
    blocks: threads,
  },
  {
    slug: 'dopuski-i-posadki',
    topic: 'izmereniya',
    title: 'Допуски: H7, h6 и другие',
    summary: 'Чем h6 отличается от h8 и почему это важно для хвостовика и развёртки.',
    minutes: 3,
    blocks: tolerances,
  },
  {
    slug: 'poverka-i-kalibrovka',
    topic: 'izmereniya',
    title: 'Поверка и калибровка',
    summary: 'Когда поверка обязательна, что проверить при покупке и как хранить прибор.',
    minutes: 3,
    blocks: verification,
  },
]
