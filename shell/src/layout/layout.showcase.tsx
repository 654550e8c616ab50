import { color, space } from '@isp/ui'
import type { ComponentType } from 'react'
import { BasketBlock } from './header/basket-block.tsx'
import { Logo } from './header/logo.tsx'
import { MarkedIcon } from './header/marked-icon.tsx'
import { NewTag } from './header/new-tag.tsx'
import { PopupEntry } from './popups/popup-entry.tsx'
import { SearchEntry } from './search-entry.tsx'

const nothing = () => {}
const rowCss = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[6] } as const

const LogoShowcase = () => (
  <div css={rowCss}>
    <Logo />
    <span data-surface="inverse" css={{ padding: space[4], background: color.surfaceInverse }}>
      <Logo tone="inverse" />
    </span>
  </div>
)

const BasketShowcase = () => (
  <div css={rowCss}>
    <BasketBlock />
    <BasketBlock lineCount={3} total={1_234_560} />
    <BasketBlock lineCount={128} total={98_765_432_100} />
  </div>
)

const MarkersShowcase = () => (
  <div css={rowCss}>
    <MarkedIcon name="compare" count={0} />
    <MarkedIcon name="compare" count={4} />
    <MarkedIcon name="basket" count={1200} />
    <span data-surface="inverse" css={{ padding: space[2], background: color.surfaceInverse }}>
      <NewTag />
    </span>
  </div>
)

const SearchShowcase = () => (
  <SearchEntry
    label="Поиск для примера"
    placeholder="Название, артикул или бренд, например фреза концевая твердосплавная 10 мм"
    buttonText="Найти"
  />
)

const PopupShowcase = () => (
  <div css={{ display: 'grid', gap: space[2] }}>
    {(['info', 'success', 'warning', 'error'] as const).map((variant) => (
      <PopupEntry
        key={variant}
        item={{
          uuid: variant,
          variant,
          label: 'Заголовок уведомления',
          text: 'Очень длинный текст уведомления: товар «Фреза концевая твердосплавная, 4 зуба» добавлен к сравнению.',
          button: { text: 'Перейти', onClick: nothing },
          visibleMs: 2_147_483_647,
        }}
        isLeaving={false}
        onClose={nothing}
        onGone={nothing}
      />
    ))}
  </div>
)

/** The layout's components for /componentSystem/. */
export const layoutShowcases: readonly { title: string; Component: ComponentType }[] = [
  { title: 'Логотип', Component: LogoShowcase },
  { title: 'Корзина в шапке: пустая, с товарами, крупный заказ', Component: BasketShowcase },
  { title: 'Отметки на иконках', Component: MarkersShowcase },
  { title: 'Поиск внутри страницы', Component: SearchShowcase },
  { title: 'Уведомления', Component: PopupShowcase },
]
