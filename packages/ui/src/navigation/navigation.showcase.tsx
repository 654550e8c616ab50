import { Sample, Samples } from '../showcase-parts.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Pagination } from './pagination.tsx'

const hrefOf = (page: number) => `/catalog/sverla/${page}/`

export const BreadcrumbsShowcase = () => (
  <Samples>
    <Sample title="Обычный и длинный путь">
      <Breadcrumbs
        items={[
          { label: 'Главная', to: '/' },
          { label: 'Каталог', to: '/catalog/' },
          { label: 'Режущий инструмент', to: '/catalog/rezhuschiy-instrument/' },
          { label: 'Свёрла спиральные с цилиндрическим хвостовиком средней серии' },
        ]}
      />
    </Sample>
  </Samples>
)

export const PaginationShowcase = () => (
  <Samples keyboard="Клавиатура: каждая страница — ссылка; текущая не в порядке обхода.">
    <Sample title="Первая, середина, последняя">
      <Pagination
        label="Первая из четырёх"
        css={{ width: '100%' }}
        page={1}
        pages={4}
        hrefOf={hrefOf}
      />
      <Pagination
        label="Середина списка"
        css={{ width: '100%' }}
        page={24}
        pages={1480}
        hrefOf={hrefOf}
      />
      <Pagination label="Последняя" css={{ width: '100%' }} page={48} pages={48} hrefOf={hrefOf} />
    </Sample>
  </Samples>
)
