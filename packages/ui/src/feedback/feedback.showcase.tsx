import { Button } from '../button/button.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { Sample, Samples } from '../showcase-parts.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { FailureNote } from './failure-note.tsx'
import { Popup } from './popup.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

const ignore = () => undefined

export const StatesShowcase = () => (
  <Samples keyboard="Клавиатура: «Повторить» — обычная кнопка; об ошибке программа экранного доступа говорит сразу.">
    <Sample title="Пусто">
      <EmptyState
        css={{ width: '100%' }}
        icon="search"
        title="По вашему запросу ничего не найдено"
        text="Проверьте артикул или снимите часть фильтров. Поможем подобрать аналог, если товара нет в каталоге."
        action={
          <>
            <LinkButton to="/catalog/">В каталог</LinkButton>
            <Button variant="secondary">Сбросить фильтры</Button>
          </>
        }
      />
    </Sample>
    <Sample title="Ошибка и повтор">
      <ErrorState css={{ width: '100%' }} requestId="req-7f3a21" onRetry={ignore} />
      <ErrorState
        css={{ width: '100%' }}
        title="Раздел временно недоступен"
        text="Остальной магазин работает."
        onRetry={ignore}
        isRetrying
      />
    </Sample>
    <Sample title="Отказ в форме">
      <FailureNote>Неверный логин или пароль.</FailureNote>
    </Sample>
    <Sample title="Загрузка">
      <Skeleton css={{ width: '220px' }} lines={3} />
      <Skeleton shape="picture" width="96px" />
      <Skeleton shape="box" width="160px" />
      <Skeleton shape="circle" />
      <Spinner />
    </Sample>
  </Samples>
)

export const PopupShowcase = () => (
  <Samples keyboard="Клавиатура: Tab доходит до кнопки и до крестика.">
    <Sample title="Виды">
      <Popup
        variant="success"
        text="Товар добавлен в корзину"
        button={{ label: 'Перейти в корзину', to: '/basket/' }}
        onClose={ignore}
      />
      <Popup
        variant="info"
        label="Новый договор"
        text="Цены пересчитаны по договору № 14-П от 1 декабря"
        onClose={ignore}
      />
      <Popup
        variant="warning"
        text="Количество увеличено до 10 шт: товар продаётся упаковками"
        onClose={ignore}
      />
      <Popup
        variant="error"
        label="Не удалось сохранить"
        text="Нет связи с сервером. Проверьте подключение к интернету и повторите."
        button={{ label: 'Повторить', onClick: ignore }}
        onClose={ignore}
      />
    </Sample>
  </Samples>
)
