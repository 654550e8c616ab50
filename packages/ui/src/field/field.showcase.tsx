import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Sample, Samples } from '../showcase-parts.tsx'
import { Checkbox, Radio } from './choice.tsx'
import { FilesField, type ShownFile } from './files-field.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const column = { width: 'min(300px, 100%)' }

export const TextFieldShowcase = () => (
  <Samples keyboard="Клавиатура: Tab входит в поле; у пароля следующий Tab ведёт к кнопке «Показать пароль».">
    <Sample title="Обычное, с подсказкой, обязательное, с ошибкой">
      <TextField css={column} label="Компания" placeholder="ООО «Станкосервис»" />
      <TextField
        css={column}
        label="Рабочая почта"
        required
        hint="На неё придёт счёт"
        type="email"
      />
      <TextField
        css={column}
        label="ИНН"
        defaultValue="52600А1234"
        error="ИНН может содержать только цифры"
      />
      <TextField css={column} label="Логин" defaultValue="buyer@example.com" disabled />
    </Sample>
    <Sample title="С приставкой, с единицей, пароль">
      <TextField
        css={{ width: '130px' }}
        label="Цена от"
        prefix="от"
        suffix="₽"
        defaultValue="1 200"
      />
      <TextField css={{ width: '130px' }} label="Диаметр" suffix="мм" defaultValue="8,5" />
      <TextField
        css={column}
        label="Поиск"
        isLabelHidden
        prefix={<Icon name="search" />}
        placeholder="найти товар, бренд, категорию"
      />
      <PasswordField css={column} label="Пароль" defaultValue="demo-2026" />
    </Sample>
    <Sample title="Длинные тексты">
      <TextField
        css={column}
        label="Полное наименование организации по учредительным документам"
        error="Номер телефона может содержать только цифры и символы «()+-», проверьте, нет ли в нём букв"
      />
      <TextArea
        css={column}
        label="Сообщение"
        hint="Опишите задачу: материал, станок, режимы резания"
      />
    </Sample>
  </Samples>
)

export const SelectShowcase = () => (
  <Samples keyboard="Клавиатура: стрелки меняют значение, буквы ищут по началу слова, Alt+↓ открывает список.">
    <Sample title="Обычный, с пустым вариантом, с ошибкой, недоступный">
      <Select
        css={column}
        label="Сортировка"
        defaultValue="price-asc"
        options={[
          { value: 'popular', label: 'Сначала популярные' },
          { value: 'price-asc', label: 'Сначала дешёвые' },
        ]}
      />
      <Select
        css={column}
        label="Склад"
        emptyLabel="Любой"
        options={[
          {
            value: 'nn',
            label: 'Нижний Новгород, Московское шоссе, центральный склад инструмента',
          },
        ]}
      />
      <Select
        css={column}
        label="Договор"
        emptyLabel="Не выбран"
        options={[]}
        error="Выберите договор"
        required
      />
      <Select css={column} label="Валюта" options={[{ value: 'rub', label: 'Рубли' }]} disabled />
    </Sample>
  </Samples>
)

const files: readonly ShownFile[] = [
  { name: 'Доверенность.pdf', size: '640 КБ', progress: null, failure: null },
  { name: 'Чертёж втулки 2301-1020-19.dwg', size: '12,4 МБ', progress: 0.4, failure: null },
  { name: 'Сканы.zip', size: '31 МБ', progress: null, failure: 'Допустимый размер (25MB)' },
].map((file) => ({ ...file, key: file.name, canRetry: false }))

export const FilesShowcase = () => {
  const [shown, setShown] = useState(files)
  const remove = (key: string) => setShown((all) => all.filter((file) => file.key !== key))
  const field = { name: 'files', onChoose: () => {}, onRemove: remove, onRetry: () => {} }
  return (
    <Samples keyboard="Клавиатура: Tab входит в поле, Пробел открывает окно выбора; у файла свои кнопки.">
      <Sample title="Пустое, с файлами, с ошибкой">
        <FilesField {...field} css={column} label="Файлы" hint="До 30 файлов по 25 МБ" files={[]} />
        <FilesField {...field} css={column} label="Файлы к заказу" files={shown} />
        <FilesField {...field} css={column} label="Файлы" files={[]} error="Максимум 30 файлов" />
      </Sample>
    </Samples>
  )
}

export const ChoiceShowcase = () => (
  <Samples keyboard="Клавиатура: Пробел переключает флажок, стрелки выбирают один из вариантов.">
    <Sample title="Флажки">
      <div css={column}>
        <Checkbox label="Быстрорежущая сталь Р6М5" count="1 204" defaultChecked />
        <Checkbox label="Твёрдый сплав" count="318" />
        <Checkbox label="Нет на складе" count="0" disabled />
        <Checkbox
          label="Согласен на обработку персональных данных"
          description="По политике конфиденциальности"
          error="Подтвердите согласие"
        />
      </div>
    </Sample>
    <Sample title="Один из нескольких">
      <fieldset css={column}>
        <legend>Выберите компанию</legend>
        <Radio name="company" label="ООО «Станкосервис»" defaultChecked />
        <Radio
          name="company"
          label="АО «Нижегородский завод металлорежущего инструмента»"
          description="На проверке"
        />
        <Radio name="company" label="ИП Соколов А. В." disabled />
      </fieldset>
    </Sample>
  </Samples>
)
