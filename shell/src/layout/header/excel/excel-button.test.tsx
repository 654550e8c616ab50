import '@isp/testing/setup'
import type { FragmentModule } from '@isp/federation/remote'
import { FederationProvider, type RemoteLoader } from '@isp/federation/runtime'
import { SessionProvider } from '@isp/session'
import { lateLocal } from '@isp/session/late-storage-names'
import { createTestContext } from '@isp/testing'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ExcelButton } from './excel-button.tsx'

beforeEach(() => localStorage.clear())

const COMPANY = 'c0000000-0000-4000-8000-000000000001'
const keep = (kept: string) => localStorage.setItem(lateLocal.excelImport, kept)
type WindowProps = { onClose: () => void; onOpen: () => void }
/** The last props: the popup of an import that continues without the window uses them to open it again. */
let given: WindowProps | undefined
const ImportWindow = (props: WindowProps) => {
  given = props
  return <p>загрузка идёт</p>
}

const open = async () => {
  const context = createTestContext()
  const loader = {
    loadFragment: async () => ({ Fragment: ImportWindow }) as unknown as FragmentModule,
  } as unknown as RemoteLoader
  await act(async () => {
    render(
      <SessionProvider session={context.session}>
        <FederationProvider federation={{ loader, context }}>
          <ExcelButton />
        </FederationProvider>
      </SessionProvider>,
    )
  })
  return context.session
}
const shown = () => screen.queryByText('загрузка идёт')

describe('D14: загрузка, прерванная перезагрузкой', () => {
  test('открывается сама, когда известно, что она этого человека и этой компании', async () => {
    keep(JSON.stringify({ owner: ` ${COMPANY}` }))
    const session = await open()
    expect(shown()).toBeNull()
    await act(async () => session.auth.setState({ companyUuid: COMPANY }))
    expect(await screen.findByText('загрузка идёт')).toBeInTheDocument()
    await act(async () => given?.onClose())
    expect(shown()).toBeNull()
    await act(async () => given?.onOpen())
    expect(await screen.findByText('загрузка идёт')).toBeInTheDocument()
  })

  test.each([
    ['чужая', JSON.stringify({ owner: 'somebody else' })],
    ['испорченная', '{'],
    ['пустая', 'null'],
  ])('%s — нет', async (_what, kept) => {
    keep(kept)
    const session = await open()
    await act(async () => session.auth.setState({ companyUuid: COMPANY }))
    expect(shown()).toBeNull()
  })
})
