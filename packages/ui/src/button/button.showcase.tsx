import { Sample, Samples } from '../showcase-parts.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkButton } from './link-button.tsx'

export const ButtonShowcase = () => (
  <Samples keyboard="Клавиатура: Enter и Пробел нажимают кнопку; фокус остаётся на ней и во время загрузки.">
    <Sample title="Виды">
      <Button icon="basket">В корзину</Button>
      <Button variant="secondary">Запросить цену</Button>
      <Button variant="ghost" icon="compare">
        Сравнить
      </Button>
      <Button variant="danger" icon="trash">
        Очистить корзину
      </Button>
    </Sample>
    <Sample title="Размеры">
      <Button size="s">Показать 120 товаров</Button>
      <Button size="m">Показать 120 товаров</Button>
      <Button size="l">Показать 120 товаров</Button>
    </Sample>
    <Sample title="Загрузка и недоступность">
      <Button isLoading>В корзину</Button>
      <Button variant="secondary" isLoading>
        Сохранить
      </Button>
      <Button disabled>В корзину</Button>
      <Button variant="secondary" disabled>
        Сохранить
      </Button>
    </Sample>
    <Sample title="Длинный текст">
      <div css={{ width: '260px' }}>
        <Button variant="secondary" isFullWidth iconEnd="chevron-right">
          Запросить коммерческое предложение на поставку оборудования
        </Button>
      </div>
    </Sample>
  </Samples>
)

export const LinkButtonShowcase = () => (
  <Samples keyboard="Клавиатура: Enter открывает ссылку.">
    <Sample title="Переход внутри магазина и файл">
      <LinkButton to="/catalog/">В каталог</LinkButton>
      <LinkButton to="/brands/" variant="secondary" iconEnd="arrow-right">
        Все бренды
      </LinkButton>
      <LinkButton href="/files/example.xlsx" variant="ghost" icon="excel">
        Скачать образец
      </LinkButton>
    </Sample>
  </Samples>
)

export const IconButtonShowcase = () => (
  <Samples keyboard="Клавиатура: Enter и Пробел; название читает программа экранного доступа.">
    <Sample title="Обычная, нажатая, загрузка, недоступная">
      <IconButton icon="heart" label="В избранное" />
      <IconButton icon="heart" label="В избранном" isActive />
      <IconButton icon="compare" label="Сравнить" variant="secondary" />
      <IconButton icon="refresh" label="Обновить" variant="secondary" isLoading />
      <IconButton icon="trash" label="Удалить" disabled />
    </Sample>
    <Sample title="Размеры">
      <IconButton icon="close" label="Закрыть" size="s" variant="secondary" />
      <IconButton icon="close" label="Закрыть" size="m" variant="secondary" />
      <IconButton icon="close" label="Закрыть" size="l" variant="secondary" />
    </Sample>
  </Samples>
)
