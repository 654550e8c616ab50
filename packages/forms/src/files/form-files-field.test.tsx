import { ApiError } from '@isp/api-client'
import { MAX_FILE_SIZE } from '@isp/contract/fields'
import { Button } from '@isp/ui'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { Form } from '../form.tsx'
import { useZodForm } from '../use-zod-form.ts'
import { type FormFile, fileIdsOf, formFilesField, sentFiles } from './form-files.ts'
import { FormFilesField } from './form-files-field.tsx'
import type { UploadFile } from './use-file-uploads.ts'

const schema = z.object({ files: formFilesField() })
type Fields = z.infer<typeof schema>

const idOf = (at: number) => `f2000000-0000-4000-8000-00000000000${at}`
const fileOf = (name: string, size = 4) => {
  const file = new File(['текст'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const broken = new ApiError({
  status: 413,
  code: 'X',
  message: 'Файл не подошёл',
  requestId: null,
})

/** A server that accepts each file, by its name, when the test says so. */
const createUpload = () => {
  const answers = new Map<string, PromiseWithResolvers<{ id: string }>>()
  const asked: { name: string; signal: AbortSignal; tell: (sent: number) => void }[] = []
  const upload = vi.fn<UploadFile>((file, { signal, onProgress }) => {
    const answer = Promise.withResolvers<{ id: string }>()
    answers.set(file.name, answer)
    asked.push({ name: file.name, signal, tell: (sent) => onProgress({ sent, total: 100 }) })
    return answer.promise
  })
  return {
    upload,
    asked,
    take: (name: string, at: number) => answers.get(name)?.resolve({ id: idOf(at) }),
    refuse: (name: string, error: unknown = broken) => answers.get(name)?.reject(error),
  }
}

const setup = (kept: FormFile[] = []) => {
  const server = createUpload()
  const handleSubmit = vi.fn(async (_fields: Fields) => undefined)
  const Page = () => {
    const form = useZodForm<Fields, Fields>(schema, { defaultValues: { files: kept } })
    return (
      <Form form={form} onSubmit={handleSubmit}>
        <FormFilesField<Fields> name="files" label="Файлы" upload={server.upload} />
        <Button type="submit">Отправить</Button>
      </Form>
    )
  }
  const page = render(<Page />)
  const input = screen.getByLabelText('Файлы', { selector: 'input' })
  const choose = (...files: File[]) => userEvent.upload(input, files)
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
  return { ...server, ...page, input, choose, submit, row, handleSubmit }
}
afterEach(cleanup)

describe('файлы формы (§5)', () => {
  test('уходят по одному, сразу; форма называет их номера в том порядке, в каком выбраны', async () => {
    const { asked, choose, take, submit, handleSubmit, row } = setup()
    await choose(fileOf('а.pdf'), fileOf('б.pdf', 1_300_000))
    await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['а.pdf']))
    asked[0]?.tell(40)
    expect(await row('а.pdf').findByText(/^40\s% из/)).toBeTruthy()
    take('а.pdf', 1)
    await waitFor(() => expect(asked).toHaveLength(2))
    take('б.pdf', 2)
    expect(await row('б.pdf').findByText(/^1,2\sМБ$/)).toBeTruthy()
    await submit()
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledOnce())
    expect(fileIdsOf(handleSubmit.mock.calls[0]?.[0].files ?? [])).toEqual([idOf(1), idOf(2)])
  })

  test('пока файл в пути, форма не уходит и говорит почему; дошёл — слова уходят', async () => {
    const { choose, take, submit, handleSubmit } = setup()
    await choose(fileOf('а.pdf'))
    await submit()
    expect(await screen.findByText(/Файлы ещё отправляются/)).toBeTruthy()
    take('а.pdf', 1)
    await waitFor(() => expect(screen.queryByText(/Файлы ещё отправляются/)).toBeNull())
    expect(handleSubmit).not.toHaveBeenCalled()
    await submit()
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledOnce())
  })

  test('больше 25 МБ, негодное имя и тридцать первый не отправляются: причина при каждом', async () => {
    const full = Array.from({ length: 28 }, (_, at): FormFile => {
      const key = String(at)
      return { key, name: `${key}.pdf`, size: 1, id: idOf(1), failure: null }
    })
    const { asked, choose, submit, handleSubmit, row } = setup(full)
    await choose(fileOf('велик.pdf', MAX_FILE_SIZE + 1), fileOf('a\u202efdp.exe'), fileOf('31.pdf'))
    expect(row('велик.pdf').getByText('Допустимый размер (25MB)')).toBeTruthy()
    expect(row('a\u202efdp.exe').getByText(/Такое имя файла не подходит/)).toBeTruthy()
    expect(row('31.pdf').getByText(/Максимум 30\sфайлов/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Отправить .* ещё раз$/ })).toBeNull()
    await submit()
    expect(await screen.findByText(/Уберите файлы, которые не\sотправились/)).toBeTruthy()
    expect([asked.length, handleSubmit.mock.calls.length]).toEqual([0, 0])
  })

  test('отказ сервера стоит при файле; следующий уходит, отказанный можно послать ещё раз', async () => {
    const { asked, choose, refuse, take, submit, handleSubmit, row } = setup()
    await choose(fileOf('а.pdf'), fileOf('б.pdf'))
    await waitFor(() => expect(asked).toHaveLength(1))
    refuse('а.pdf')
    expect(await row('а.pdf').findByText('Файл не подошёл')).toBeTruthy()
    await waitFor(() => expect(asked).toHaveLength(2))
    take('б.pdf', 2)
    await userEvent.click(screen.getByRole('button', { name: 'Отправить «а.pdf» ещё раз' }))
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(row('а.pdf').queryByText('Файл не подошёл')).toBeNull()
    take('а.pdf', 1)
    await waitFor(() => expect(row('а.pdf').queryByRole('progressbar')).toBeNull())
    await submit()
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledOnce())
  })

  test('убранный в пути обрывается, убранный в очереди не уходит, и форма о них не знает', async () => {
    const { asked, choose, refuse, submit, handleSubmit } = setup()
    await choose(fileOf('а.pdf'), fileOf('б.pdf'))
    await waitFor(() => expect(asked).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Убрать файл «б.pdf»' }))
    await userEvent.click(screen.getByRole('button', { name: 'Убрать файл «а.pdf»' }))
    expect(asked[0]?.signal.aborted).toBe(true)
    refuse('а.pdf', Object.assign(new Error('aborted'), { name: 'AbortError' }))
    await submit()
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledWith({ files: [] }))
    expect(asked).toHaveLength(1)
  })

  test('страницы не стало: что было в пути, оборвано', async () => {
    const { asked, choose, unmount } = setup()
    await choose(fileOf('а.pdf'))
    await waitFor(() => expect(asked).toHaveLength(1))
    unmount()
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  test('брошенное в поле выбрано, окно при этом не открывает файл вместо страницы', async () => {
    const { asked, input } = setup()
    const zone = input.closest('label') as HTMLElement
    const isLeftToBrowser = fireEvent.drop(zone, { dataTransfer: { files: [fileOf('а.pdf')] } })
    expect(isLeftToBrowser).toBe(false)
    expect(fireEvent.dragOver(zone)).toBe(false)
    await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['а.pdf']))
  })

  test('из сохранённого черновика остаётся лишь то, что дошло', () => {
    const base = { name: 'а.pdf', size: 1, failure: null }
    const files = [
      { ...base, key: '1', id: idOf(1) },
      { ...base, key: '2', id: null },
    ]
    expect(sentFiles(files)).toEqual([files[0]])
  })
})
