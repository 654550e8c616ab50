import { Button } from '../button/button.tsx'
import { AvailabilityText } from '../product/availability-text.tsx'
import { PriceText } from '../product/price-text.tsx'
import { ProductPicture } from '../product/product-picture.tsx'
import { Sample, Samples } from '../showcase-parts.tsx'
import { color, font } from '../tokens.ts'
import { type DataColumn, DataTable } from './data-table.tsx'

type Row = {
  article: string
  name: string
  diameter: string
  length: string
  price: number | null
  available: number
}

const rows: Row[] = [
  {
    article: 'D6-08.5/117',
    name: 'Сверло спиральное Р6М5 с цилиндрическим хвостовиком, средняя серия',
    diameter: '8,5',
    length: '117',
    price: 18450,
    available: 1204,
  },
  {
    article: 'HM-10.0/89-TiAlN',
    name: 'Сверло твердосплавное с внутренним подводом охлаждения',
    diameter: '10',
    length: '89',
    price: 642000,
    available: 0,
  },
  {
    article: '2301-0050',
    name: 'Сверло с коническим хвостовиком КМ2',
    diameter: '15',
    length: '212',
    price: null,
    available: 12,
  },
]

const columns: DataColumn<Row>[] = [
  {
    key: 'picture',
    header: 'Изображение',
    isHeaderHidden: true,
    card: 'media',
    width: '72px',
    render: () => <ProductPicture image={null} alt="" />,
  },
  {
    key: 'name',
    header: 'Товар',
    card: 'title',
    render: (row) => (
      <>
        <a href="#product" css={{ fontSize: font.size.m }}>
          {row.name}
        </a>
        <div css={{ color: color.textMuted }}>{row.article}</div>
      </>
    ),
  },
  {
    key: 'diameter',
    header: 'Диаметр',
    unit: 'мм',
    align: 'end',
    priority: 2,
    render: (row) => row.diameter,
  },
  {
    key: 'length',
    header: 'Общая длина',
    unit: 'мм',
    align: 'end',
    priority: 3,
    render: (row) => row.length,
  },
  {
    key: 'stock',
    header: 'Наличие',
    render: (row) => <AvailabilityText available={row.available} unit="шт" />,
  },
  {
    key: 'price',
    header: 'Цена',
    align: 'end',
    render: (row) => <PriceText amount={row.price} size="s" />,
  },
  {
    key: 'action',
    header: 'Действия',
    isHeaderHidden: true,
    card: 'action',
    width: '130px',
    render: () => <Button size="s">В корзину</Button>,
  },
]

const full = { width: '100%' }

export const DataTableShowcase = () => (
  <Samples keyboard="Клавиатура: Tab идёт по ссылкам и кнопкам строк; таблицу читает программа экранного доступа и на телефоне.">
    <Sample title="Данные">
      <DataTable
        css={full}
        caption="Свёрла"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.article}
      />
    </Sample>
    <Sample title="Загрузка">
      <DataTable
        css={full}
        caption="Свёрла"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.article}
        isLoading
      />
    </Sample>
    <Sample title="Пусто">
      <DataTable
        css={full}
        caption="Свёрла"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.article}
        empty="По выбранным фильтрам ничего не найдено"
      />
    </Sample>
  </Samples>
)
