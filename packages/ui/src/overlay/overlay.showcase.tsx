import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../field/choice.tsx'
import { Sample, Samples } from '../showcase-parts.tsx'
import { Badge } from '../tag/badge.tsx'
import { Disclosure } from './disclosure.tsx'
import { Drawer, type DrawerSide } from './drawer.tsx'
import { Tooltip } from './tooltip.tsx'

export const DisclosureShowcase = () => (
  <Samples keyboard="Клавиатура: Enter и Пробел открывают и закрывают.">
    <Sample title="Открытый и закрытый">
      <div css={{ width: 'min(300px, 100%)' }}>
        <Disclosure
          summary="Материал режущей части"
          extra={<Badge count={1} />}
          isDefaultOpen
          isBordered
        >
          <Checkbox label="Твёрдый сплав" count="318" defaultChecked />
          <Checkbox label="Быстрорежущая сталь" count="1 204" />
        </Disclosure>
        <Disclosure summary="Подвод смазочно-охлаждающей жидкости" isBordered>
          <Checkbox label="Внутренний" count="96" />
        </Disclosure>
      </div>
    </Sample>
  </Samples>
)

export const DrawerShowcase = () => {
  const [side, setSide] = useState<DrawerSide | null>(null)
  const close = () => setSide(null)
  return (
    <Samples keyboard="Клавиатура: Escape закрывает, Tab ходит внутри, фокус возвращается на кнопку.">
      <Sample title="Откуда выезжает">
        <Button variant="secondary" onClick={() => setSide('right')}>
          Справа
        </Button>
        <Button variant="secondary" onClick={() => setSide('bottom')}>
          Снизу
        </Button>
        <Button variant="secondary" onClick={() => setSide('center')}>
          Окно
        </Button>
      </Sample>
      <Drawer
        isOpen={side !== null}
        side={side ?? 'right'}
        title="Фильтры"
        onClose={close}
        footer={
          <Button isFullWidth onClick={close}>
            Показать 120 товаров
          </Button>
        }
      >
        <Checkbox label="Только в наличии" />
      </Drawer>
    </Samples>
  )
}

export const TooltipShowcase = () => (
  <Samples keyboard="Клавиатура: подсказка видна при фокусе, Escape прячет её.">
    <Sample title="У кнопки и у текста">
      <Tooltip text="Доступно пользователям с компанией">
        <Button variant="secondary">Заказы</Button>
      </Tooltip>
      <Tooltip
        isFocusable
        text="Цена с НДС по базовому прайсу. После входа покажем цену вашего договора."
      >
        <span>Почему такая цена?</span>
      </Tooltip>
    </Sample>
  </Samples>
)
