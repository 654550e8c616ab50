import { answer, makeProductsAnswer, makeSectionTree, renderRoute } from '@isp/testing'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { notesOf } from '../../shared/listing/address-note.tsx'
import { formatListing, parseListing } from '../../shared/listing/listing.params.ts'

const turned = /^Границы .+ поменяли/
const dropped = /^Часть условий .+ без\sних\.$/
const cut = /^Запрос слишком длинный/
const notes = (search: string, text = '') => notesOf(new URLSearchParams(search), text)

const [fromName, toName, valueName] = (() => {
  const filters = [
    { code: 'diameter', from: 1, to: 2 },
    { code: 'stock', values: ['now'] },
  ]
  const names = [...formatListing({ ...parseListing(new URLSearchParams()), filters }).keys()]
  const ofStock = names.find((name) => name.includes('stock')) ?? ''
  return [...names.filter((name) => name !== ofStock), ofStock]
})()

describe('что в адресе списка поправлено, сказано (задача 14, «Bad input»)', () => {
  test('границы наоборот', () => {
    expect(notes(`${fromName}=9&${toName}=3`)).toEqual([expect.stringMatching(turned)])
    expect(notes(`${fromName}=3&${toName}=9`)).toEqual([])
    expect(notes(`${fromName}=&${toName}=9`)).toEqual([])
  })
  test.each([`${valueName}=never`, `${fromName}=много`])('«%s» непонятно', (search) => {
    expect(notes(search)).toEqual([expect.stringMatching(dropped)])
    expect(notes(`${valueName}=now`)).toEqual([])
  })
  test('запрос длиннее, чем ищем; пробелы длиной не считаются', () => {
    expect(notes('', 'с'.repeat(201))).toEqual([expect.stringMatching(cut)])
    expect(notes('', `${' '.repeat(300)}сверло`)).toEqual([])
  })
  test.each([
    ['без фильтров', ''],
    ['и с фильтром', '?f_diameter_from=3'],
  ])(
    'запрос урезан, и ничего не нашлось (%s) — сказано всё равно, и один раз',
    async (_, query) => {
      await renderRoute(remote, `/search/${encodeURIComponent('сверло '.repeat(40))}/${query}`, {
        handlers: [
          answer('listProducts', () => makeProductsAnswer({ items: [], total: 0 })),
          answer('sectionTree', { items: makeSectionTree() }),
        ],
      })
      expect(await screen.findByRole('note')).toHaveTextContent(cut)
      expect(screen.getAllByRole('note')).toHaveLength(1)
    },
  )

  test('сказано над списком найденного; у обычного адреса не сказано ничего', async () => {
    const handlers = [answer('listProducts', () => makeProductsAnswer())]
    const { unmount } = await renderRoute(
      remote,
      `/search/${encodeURIComponent('сверло')}/?${fromName}=9&${toName}=3`,
      { handlers },
    )
    expect(await screen.findByRole('note')).toHaveTextContent(turned)
    unmount()
    await renderRoute(remote, `/search/${encodeURIComponent('сверло')}/`, { handlers })
    await screen.findAllByRole('link', { name: /Сверло спиральное/ })
    expect(screen.queryByRole('note')).toBeNull()
  })
})
